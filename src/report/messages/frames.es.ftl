# Lo que dicen los informes alrededor de las palabras de un veredicto.

# El veredicto.
verdict-legal = permitido
verdict-possible = posible
verdict-undecided = no se puede decidir
verdict-illegal = no permitido
verdict-impossible = imposible
verdict-unreadable = no se puede leer
then-verdict = { $verdict ->
    [legal] permitido
    [legal-if] permitido con condiciones
    [illegal] no permitido
    [impossible] imposible
    [unreadable] ilegible
   *[undecided] sin decidir
}
move-then = después
move-legal = permitida
move-refused = rechazada
move-undecided = sin decidir
answer = { $player }: { $count }{ IF($so_far, " de momento") }{ IF($right, ", como se afirma") }{ $wrong ->
    [none] {""}
   *[some] , no { OR($wrong) }
}{ $open ->
    [none] {""}
   *[some] {" "}(no se puede saber: { OR($open) })
}
grade-error = error
grade-undecided = sin decidir
grade-doubt = duda
faults = { COUNT($count, "fault") }
doubts = { COUNT($count, "doubt") }
moves-refused = { $count ->
    [one] se rechaza la jugada { AND($moves) }
   *[other] se rechazan las jugadas { AND($moves) }
}
moves-undecided = { $count ->
    [one] queda sin decidir la jugada { AND($moves) }
   *[other] quedan sin decidir las jugadas { AND($moves) }
}
claims-wrong = { $all ->
    [one] la afirmación es falsa
   *[other] { $wrong } de { $all } afirmaciones { PLURAL($wrong, "es falsa", "son falsas") }
}

# Lo que va delante.
help = ayuda:
rule = regla:
law = fuente:
kind = tipo:
but = pero:
claim = afirmación:
claim-kind = lo que alguien dice que tiene un jugador no es lo que se cuenta, o no se puede saber
claims = afirmaciones:
ruling = interpretación:
rulings-idle = interpretaciones que aquí no cambian nada:
supposed = suponiendo:
not-judged = sin juzgar:
not-counted = no está contado todo:
not-ranked = clasificación incompleta:
not-listed = no están todas en la lista:
not-checked-without = sin comprobar
assumed = se da por hecho:
worked-out = se deduce:
granted = se da por supuesto:
conditions = si lo sabes:
settled = escribe{ IF($one, "", ", por ejemplo,") } { AND($written) }{ $needed ->
    [yes] { $count ->
        [one] ; si la condición no se cumple, no está permitido
       *[other] ; si una de las condiciones no se cumple, no está permitido
    }
   *[no] {""}
}

# Números y unidades.
unit = { UNIT($amount, $unit) }
units = { NOUNS($unit) }

# Cabeceras de tablas.
column-player = jugador
column-points = puntos
column-what = qué
column-rule = regla
column-why = por qué
column-move = jugada
column-verdict = veredicto
column-brings = da
column-before = antes
column-after = después
column-change = cambio
column-lies = en la mesa
column-place = puesto

# Frases.
due = Lo que se cuenta después, tal como está la mesa:
brings-more = { IF($beside, "no consta qué más da", "no consta qué da") }
no-points = No se ganan ni se pierden puntos.
unjudged = { COUNT($moves, "move") } ({ $why })
rules-not-checked = { $count } { PLURAL($count, "regla queda", "reglas quedan") } sin comprobar
things-assumed = { $count } { PLURAL($count, "cosa se supone", "cosas se suponen") }
closing = { AND($parts) } (`-v` dice { PLURAL($count, "cuál", "cuáles") })
without = (falta: { $missing }): { $rules }
claims-made = el caso hace { COUNT($count, "claim") }; responde `tilejudge score`
if = {", "}si { AND($conditions) }{ $more ->
    [0] {""}
   *[other] {" "}… y { $more } { PLURAL($more, "condición", "condiciones") } más
}
follows = podría permitirse si una jugada rechazada antes fuera otra, o si falta alguna; lo que sigue se juzga sin ella
follows-like = como la jugada { $move }
from-here-on = desde aquí, como si no se hubiera hecho la jugada { $move }
judged-as-if = Lo que sigue se juzga como si no se hubiera hecho la jugada { $move }.
judged-as-if-from = Desde la jugada { $from }, todo se juzga como si no se hubiera hecho la jugada { $move }.
after-move = Después: { $move }
line = línea { $line }
move = jugada { $move }
score-before = { $after } { $unit }, antes { $before }
awards-before = y { COUNT($count, "award") } antes de estas

legal-unknown = no consta qué jugadas están permitidas
legal-none = ninguna jugada permitida
legal-count = { IF($more, "al menos ") }{ COUNT($count, "move") } { PLURAL($count, "permitida", "permitidas") }
player-has = { $player }: { $what }
other-ways = { $count } { PLURAL($count, "otra manera", "maneras más") }{ $least ->
    [none] {""}
   *[some] , hasta { SIGNED($least) }
}{ $count ->
    [one] {""}
   *[other] {" "}(la lista: `--format concise`)
}

claim-says = { $player } tiene { $claimed } { UNIT($claimed, $unit) }
claim-right = cierto
stage = { $count } { $moment ->
    [now] ahora
    [settled] tras lo que sigue
    [tiling] tras contar la ronda
   *[end] con los puntos adicionales
}{ $doubt ->
    [counted] , si la puntuación no los incluye ya
    [goes-on] {" "}si la partida ha terminado
   *[no] {""}
}{ IF($right, " (como se afirma)") }
claim-right-at = cierto { $moment ->
    [now] ahora
    [settled] tras lo que sigue
    [tiling] tras contar la ronda
   *[end] con los puntos adicionales
}
claim-right-so-far = cierto hasta ahora, y { $left }
claim-open = no se puede saber: { $why }
claim-wrong = falso, lo correcto es { $counted }
claim-wrong-so-far = falso, hasta ahora tiene { $counted }, y ninguna elección que quede lleva a { $claimed }
no-way = ninguna otra interpretación de las reglas ni ningún error frecuente lleva a { $claimed }
more-ways = { $more ->
    [one] { $more } manera más lleva
   *[other] { $more } maneras más llevan
} a { $claimed } (`--format json` lo detalla)
slip-of = { $rule } (error frecuente: { $slip })

supposing = si { AND($supposed) }
then-illegal = no permitido: { $message }
then-has = { $player } tiene { $after } { UNIT($after, $unit) }
then-has-at-last = { $player } tiene al final { $after } { UNIT($after, $unit) }
then-right = es cierto que { $claim }
then-wrong = la afirmación es falsa ({ $claim })

ruling-in-force = { $ruling } ({ $source ->
    [default] por defecto
    [online] en línea
    [house] de la casa
    [case] del caso
   *[command-line] de la línea de órdenes
})
with-answer = ; con { $answer }: { $changes }

# Pruebas y comparaciones.
differs = { $what }: se esperaba { $expected }, es { $found }
changed = { $what }: antes { $expected }, ahora { $found }
unlike = lo que se guardó de él ya no encaja: { $fault }
new = no se guardó antes
gone = se guardó antes, pero ya no está
no-baseline = aquí se espera una línea de las que escribe `test --save`
failed = fallido
cases = { COUNT($count, "case") }
count-passed = { $count } { PLURAL($count, "correcto", "correctos") }
count-failed = { $count } { PLURAL($count, "fallido", "fallidos") }
count-idle = { $count } { PLURAL($count, "no espera nada", "no esperan nada") }
count-new = { $count } sin guardar antes
count-gone = { $count } ya no { PLURAL($count, "está", "están") }
count-unreadable = { $count } { PLURAL($count, "no se puede leer", "no se pueden leer") }
column-passed = correctos
column-failed = fallidos
column-idle = no esperan nada
column-unreadable = no se pueden leer
column-reading = interpretación
column-cases = casos
column-changed = cambian
column-findings = infracciones
column-scores = puntuaciones
changes-with = cambia con
no-more = ya no { $rule }
now = ahora { $rule }
verdicts-of = el veredicto de { $count }
findings-of = las infracciones de { $count }
scores-of = las puntuaciones de { $count }
cases-change = { $changed ->
    [one] cambia { $changed }
   *[other] cambian { $changed }
} de { COUNT($cases, "case") }
compared = { COUNT($cases, "case") } en comparación:
compared-same = { COUNT($cases, "case") } en comparación, { $unchanged } sin cambios con ninguna interpretación
none-concerned = ninguno de un juego al que se refiera una interpretación
readings-idle = { COUNT($count, "reading") } que aquí no { PLURAL($count, "cambia", "cambian") } nada:
readings-of = { $changing } de { COUNT($readings, "reading") }
stay = { PLURAL($changing, "cambia", "cambian") } algo; { COUNT($unchanged, "case") } sin cambios

# Lo que se consulta.
open = queda abierto:
slip = error frecuente:
rulebook = reglamento:
kept-in = se cumple en:
broken-in = se incumple en:
changes = cambia:
no-case = ningún caso: { $why }
book = { $title } ({ $language ->
    [Polish] polaco
   *[Spanish] español
})
column-name = nombre
column-says = qué dice
entries-near = las entradas más cercanas a «{ $words }»; `tilejudge explain NOMBRE` da todo sobre una
entries-speak = { $count } { PLURAL($count, "entrada habla", "entradas hablan") } de «{ $words }»; `tilejudge explain NOMBRE` da todo sobre una
