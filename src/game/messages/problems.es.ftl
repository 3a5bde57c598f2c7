# Por qué no se puede leer un caso de cualquier juego.

# Cómo se llaman los valores.
a-case = el caso
the-case = el caso
plain-key = `{ $key }`
the-version = la versión del formato
the-language = el idioma
the-letters = `letras`
the-game = el juego
a-ruling = el nombre de una interpretación
an-answer = una respuesta
house-rules = las reglas de la casa
the-title = el título
the-start = el punto de partida
a-player = un jugador
player-name = el nombre de un jugador
score-of = { $player }, la puntuación
the-round = la ronda
the-phase = la fase
the-variant = la variante
the-centre = el centro de la mesa
heap = { $heap ->
    [bag] la bolsa
    [lid] la funda de la caja
    [supply] los espacios de suministro
   *[tower] la torre
}
factory = Expositor { $number }
move = jugada { $number }
factory-of-move = jugada { $number }, Expositor { $factory }
expected = lo que se espera
the-verdict = el veredicto
the-conditions = las condiciones
a-condition = una condición
the-findings = las infracciones
a-rule = el nombre de una regla
the-ranking = la clasificación
amount-of = { $player }, lo que tiene
amount-of-unit = { $player }, lo que tiene en { UNIT(2, $unit) }
counted = lo que se cuenta

# Clases de palabras.
colour = un color
colour-or-marker = ni un color ni el marcador
variant = una variante
phase = una fase
place = un lugar de la mesa
yes-or-no = ni sí ni no
unit = algo que se cuente
language = un idioma de las respuestas
thing-to-finish = algo que se termine

# Clases de valores.
a-map-of-rules = un mapa de reglas y números
a-map-of-answers = un mapa de nombres y respuestas
a-map-of-amounts = un mapa de jugadores y números

# El juego, sus interpretaciones, las reglas de la casa.
no-map = un caso es un mapa de claves, como `juego: azul-mini`
    .help = no se entienden frases: `tilejudge new azul` escribe un caso para rellenar (o azul-mini, azul-master-chocolatier, azul-summer-pavilion, blue-moon-city)
no-game-said = el caso no dice de qué juego es
    .help = añade una línea `juego:` con uno de estos: { LIST($games) }; `tilejudge new azul` escribe un caso para rellenar
no-such-game = no hay ningún juego llamado «{ $word }»
    .help = { $help }
another-game = este caso es de { $game }, y aquí se lee uno de { OR($games) }
    .help = `juego:` dice de qué juego es un caso
games-are = los juegos son { LIST($games) }
rulings-odd = las interpretaciones son un mapa de nombres y respuestas, o la palabra rulebook u online
    .help = escribe `rulings: {"{"}partial-floor: yes{"}"}` o `rulings: online`
no-such-ruling = no hay ninguna interpretación llamada «{ $word }»
    .help = { $help ->
        [none] { "" }
       *[some] { $help }
    }
no-such-answer = «{ $word }» no es una respuesta a la interpretación { $ruling }
    .help = las respuestas son { LIST($answers) }
no-such-preset = «{ $word }» no es un conjunto de interpretaciones
    .help = escribe { OR($known) }

# Jugadores.
too-many-players = `jugadores` nombra a { $count } jugadores: no pueden jugar más de cuatro
    .help = quita a quien no esté en esta mesa
name-too-long = el nombre de un jugador tiene { $count } letras: se leen { $most } como máximo
    .help = acórtalo
nobody = ningún jugador se llama «{ $name }»
    .help = { $help }
one-of-several-names = «{ $name }» puede ser { OR($players) }
    .help = escribe el nombre tal como está en `jugadores`
players-are = { SIZE($players) ->
    [one] en `jugadores` solo consta { AND($players) }: añade a quien más esté en la mesa
   *[other] juegan { AND($players) }
}
fifth-player = { $name } ocupa el puesto { $number }: no pueden jugar más de cuatro
    .help = quita a quien no esté en esta mesa
no-mover = la jugada { $number } no dice quién la hace
    .help = añade `jugador:` con uno de estos nombres: { LIST($players) }

# Jugadas.
no-action-said = la jugada { $number } no dice qué se hace
    .help = una jugada tiene una de las claves { LIST($keys) }
one-move = { $count ->
    [0] no hay ninguna jugada
   *[other] hay { $count } jugadas
}, y aquí se lee una sola
    .help = escribe un mapa para una jugada
two-actions = la jugada { $number } dice `{ $first }` y `{ $second }`: una jugada es una sola de las dos
    .help = escribe dos jugadas
mover-as-key = «{ $name }» es un jugador, no una clave de una jugada
    .help = escribe el jugador al lado de lo que hace: `{"{"}jugador: { $name }, ...{"}"}`
key-of-another = la jugada { $number } es `{ $action }`, que no tiene `{ $key }`
    .help = { $keys ->
        [none] quítala
       *[some] puede tener { LIST($keys) }
    }
factories-dealt = la jugada { $number } llena { COUNT($count, "factory") }, pero en el juego hay { $most }

# Afirmaciones y expectativas.
claim-of-nothing = una afirmación habla de «{ $word }» ({ $player }), y nada que se llame así se cuenta
    .help = { $help }
claim-of-nobody = una afirmación habla de «{ $name }», y ningún jugador se llama así
    .help = { $help }
not-counted = en este juego no se cuentan { UNIT(2, $unit) }
    .help = { $help }
unit-name = { UNIT(2, $unit) }
units-are = en este juego se cuentan { AND($units) }
no-such-verdict = «{ $word }» no es un veredicto
    .help = los veredictos son { LIST($known) }
no-such-rule = no hay ninguna regla llamada «{ $word }»
    .help = { $help }
rules-listed = `tilejudge rules` las enumera
no-such-condition = no hay ninguna condición llamada «{ $word }»
    .help = { $help }
conditions-are = las condiciones de este juego son { LIST($known) }

# Palabras que significan dos cosas.
phase-of-two = escribe `preparación inicial` antes de llenar los Expositores por primera vez, `preparación de la siguiente ronda` entre dos rondas

# Las letras de los colores.
letter-of = { $letter } { COLOUR($colour, "") }
letters-unknown = { $count ->
        [1] { LIST($letters) } no está entre las letras de los colores
       *[other] { LIST($letters) } no están entre las letras de los colores
    }
    .help = { $declared ->
        [yes] las de este caso son { LIST($known) }
       *[no] si el caso no dice otra cosa, las letras son las del inglés ({ LIST($known) }); { $language ->
            [es] para usar las del español añade `letras: es` ({ LIST($theirs) })
            [pl] para usar las del polaco añade `letras: pl` ({ LIST($theirs) })
           *[none] añade `letras: es` para usar las del español o `letras: pl` para las del polaco
        }
    }
letters-of-two = { $count ->
        [1] { LIST($letters) } es un color con las letras del inglés, y por ella empieza el nombre de otro en { $language ->
            [es] español
           *[pl] polaco
        }
       *[other] { LIST($letters) } son unos colores con las letras del inglés, y por ellas empiezan los nombres de otros en { $language ->
            [es] español
           *[pl] polaco
        }
    }; el caso no dice qué letras usa
    .help = { $language ->
        [es] añade `letras: es`
       *[pl] añade `letras: pl`
    } ({ LIST($theirs) }) o `letras: en` ({ LIST($known) })
letters-odd = `letras` dice un idioma o le da una letra a cada color
    .help = escribe `letras: es` o `letras: pl`, o una lista como `letras: {"{"}A: azul, M: amarillo{"}"}` con todos los colores
letter-twice = en `letras` está dos veces la { $letter }: { $again } se lee como la misma letra
    .help = dale a cada color su propia letra; mayúsculas y minúsculas son lo mismo y los acentos no cuentan
colour-twice = `letras` le da dos letras al color { COLOUR($colour, "") }
    .help = deja una de las dos
colours-left = en `letras` falta la letra de { AND($colours) }
    .help = dale una letra a cada color
no-letter = en `letras`, «{ $word }» no es una letra
    .help = escribe una sola letra por color; las cifras, los puntos y las rayas significan otra cosa en un tablero
no-colour-of-letter = en `letras`, «{ $word }» no es un color
    .help = los colores son { LIST($colours) }

starter-or-marker = «{ $key }» podría ser quien empezó esta ronda o quien tiene el marcador
    .help = escribe `inicial:` para quien empezó y `marcador:` para quien tiene el marcador

players-listed = `jugadores` debe ser una lista de los jugadores
    .help = escribe un elemento para cada uno: `jugadores: [{"{"}nombre: Ana{"}"}, {"{"}nombre: Luis{"}"}]`; lo que se sabe de cada uno va junto a su nombre
factories-none = «{ $text }» no dice cuántos Expositores vacíos hay
    .help = escribe "" para cada uno: `expositores: ["", "", "", "", ""]` para dos jugadores; quita `expositores` si no se sabe qué hay en ellos
factories-listed = `expositores`: aquí debe ir una lista, no «{ $text }»
    .help = escribe un elemento para cada Expositor: `expositores: [{ $parted }]`
marker-taken = la jugada { $number } nombra en `toma` { THE($marker) }, y ninguna jugada tiene que decirlo
    .help = escribe solo lo que se toma: quien toma primero del centro se lleva también { THE($marker) }
