# Lo que responde el árbitro más allá de las palabras de un juego: afirmaciones, jugadas sin juzgar, fases que no constan, otras interpretaciones.

start-impossible = la posición de partida no es posible
start-undecided = la posición de partida no puede decidirse
earlier-undecided = una jugada anterior no puede decidirse
earlier-refused = una jugada anterior se rechazó
position-impossible = la posición no es posible
position-undecided = la posición no puede decidirse
move-undecided = la jugada { $move } no puede decidirse
move-chooses = la jugada { $move } deja una elección a quien la hace y no dice cuál es
too-many-worlds = lo que dan las jugadas depende de más cosas de las que se pueden probar
move-illegal = la jugada { $move } no está permitida; hasta ahí: { $now }

not-told = { IF($listed, "puede haber más jugadas permitidas: ") }el caso no dice { AND($missing) }

by-what-is-told = { $bounds } según lo que dice el caso
with-what-comes = { $bounds } con lo que aún está por venir
once = { $count } después de esto: { AND($moves) }
if-over = { $count } con los puntos adicionales{ $doubt ->
    [counted] , si la puntuación no los incluye ya
   *[goes-on] {" "}si la partida ha terminado
}
beside-slip = { $open }; sin eso son { $count }, y { $why }
untried = quedan más elecciones de las que se han probado
so-far = { $count } hasta ahora, y { $left }

unit-in-case = un número solo se refiere a { NOUNS($own) }; `{ $example }` habla de { NOUNS($other) }
claim-in-case = {"{"}{ $player }: {"{"}{ $key }: { $number }{"}"}{"}"}
claim-as-option = --claim { $player }.{ $key }={ $number }

with-readings = { $number } es lo que sale con { AND($readings) }
with-readings-once = { $number } es lo que sale con { AND($readings) }, después de esto: { AND($moves) }
reading = { $ruling }={ $answer } ({ $question } { $meaning })
with-online = { $number } es lo que sale con todas las respuestas de la versión en línea (--rulings online)
with-slip = { $number } es lo que sale si { $slip }
with-slips = { $number } es lo que sale si { $times } veces { $slip }
stopped-early = { $number } es lo que { $player } tiene antes de { $over ->
    [yes] los puntos adicionales; si la puntuación del caso ya los incluye, su fase es `terminada`
    [played] los puntos adicionales
   *[no] que se cuente esto: { $move }
}
only-new = { $number } es solo lo que se cuenta ahora, sin lo que ya había ({ $before })
not-counted-yet = { $number } es lo que { $player } tiene si { $typed }, lo que dice el caso, no incluye los puntos adicionales: entonces su fase es `fin`
of-another = { $number } es lo que tiene { $player }

scores-left-out = se dejan fuera los `puntos:` de { AND($players) }, que no pueden ser ciertos

no-world-fits = { $key ->
    [phase] no encaja ninguna fase
   *[other] nada encaja
}; si es { $world }, esto es lo que está mal
several-tables = encajan varias mesas, y el caso no dice { LIST($places) }
-on-key = { $id ->
    [choice] depende de lo que las jugadas dejan abierto
   *[other] depende de `{ $key }:`, que el caso no dice
}
world-open = { $row ->
    [yes] { -on-key }
   *[no] el caso no dice si { $says }
}
world-open-legal = { IF($listed, "puede haber más jugadas permitidas: ") }{ $row ->
    [yes] { -on-key }
   *[no] el caso no dice si { $says } (`{ $key }:`)
}
world-decides = { $move }: rechazada si { $says }, y el caso no lo dice
    .label = ¿{ $says }?
    .help = añade `{ $key }:` al caso
ruled-out = { $move }: solo estaría permitida si { $says }, y el resto del caso lo excluye
    .label = en esta mesa no
    .help = { $fault ->
        [none] si estaba permitida, otra cosa del caso no es como era: mira `{ $key }:`
       *[other] porque entonces { $fault }
    }
world-decides-claim = { AND($answers) }, y el caso no dice cuál es
right-in = es cierto ({ $world })
counted-in = es { $count } ({ $world })
open-in = queda sin decidir ({ $world })
world-decides-award = { $id ->
    [choice] { IF($same, "a qué se debe", "lo que da") } depende de lo que las jugadas dejan abierto
   *[other] { IF($same, "a qué se debe", "lo que da") } depende de `{ $key }:`, que el caso no dice
}

then-impossible = la posición no sería posible
then-worlds = podría ser { OR($worlds) }
then-possible = la posición sería posible
then-move = la jugada { $move } { $legal ->
    [yes] estaría permitida
    [if] estaría permitida bajo condiciones
    [if-else] estaría permitida bajo otras condiciones
    [open] no se podría decidir
   *[no] se rechazaría
}
then-choice = quedaría una elección antes de contarlo todo
then-points = { $player } tendría { $then } y no { $now }
then-units = { $player } tendría { COUNT($then, $unit) } y no { $now }
then-other-moves = estarían permitidas otras jugadas
then-moves = habría { COUNT($then, "move") } { PLURAL($then, "permitida", "permitidas") } y no { $now }
then-table = solo la mesa quedaría de otro modo

expected-verdict = el veredicto
expected-conditions = las condiciones
expected-findings = las infracciones
expected-points = lo que { $player } gana en { NOUNS($unit) }
expected-scores = lo que { $player } tiene en { NOUNS($unit) }
expected-awards = lo que { $rule } da a { $player }
hangs-on = depende de esto: { $condition }
expected-ranking = la clasificación
just = { $what }
verdict-word = { $verdict ->
    [legal] permitido
    [legal-if] permitido con condiciones
    [illegal] no permitido
    [impossible] imposible
    [undecided] sin decidir
   *[unreadable] ilegible
}
none = nada
nothing-counted = nada que se pueda contar
fault = { $message } ({ $rule })
award = { SIGNED($amount) }: { $why } ({ $rule })
names = { AND($players) }
bounds = { $amount }
then-place = { $before }, después { AND($players) }
