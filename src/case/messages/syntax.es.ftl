# Por qué un texto no es un árbol de valores.

no-case = aquí no hay ningún caso
    .help = `tilejudge new` escribe un caso para rellenar
text-too-long = el texto tiene { $bytes } bytes; se leen { $most } como máximo
    .help = repártelo en varios archivos
several-documents = el texto contiene { $count } documentos, y se pide uno solo
    .help = quita los demás
control-character = el texto contiene el carácter de control { $character }: no es un archivo de texto
too-deep-inside = hay listas y mapas anidados a más de { $depth } niveles
    .help = a un caso le bastan cinco o seis niveles
key-is-no-word = una clave es una palabra, no una lista ni un mapa
    .help = si es un texto, ponlo entre comillas
key-repeated = la clave «{ $key }» está dos veces en el mismo mapa
    .help = deja una de las dos{ $item ->
        [yes] ; si aquí empieza otro elemento de la lista, necesita un guion: `- { $key }: …`
       *[no] { "" }
    }
too-many = el caso contiene más de { $most } valores
    .help = repártelo en varios documentos
anchors = un caso no tiene anclas ni alias (& y *)
    .help = escribe el valor completo; un texto que empieza por & o * va entre comillas
tags = un caso no tiene etiquetas (!)
    .help = quítala; un texto que empieza por ! va entre comillas

# YAML.
quote-open = aquí se abren unas comillas que no se cierran
    .help = cierra el texto con las mismas comillas
tab = hay un tabulador donde YAML solo admite espacios
    .help = sangra con espacios
escape-of-nothing = entre comillas dobles hay un número que no es de ningún carácter
    .help = escribe el propio carácter
escape-unknown = entre comillas dobles hay una barra inversa ante algo que no puede ir detrás de ella
    .help = usa comillas simples para conservarla
bracket-open = la lista o el mapa que abre `{ $open }`{ $line ->
        [none] { "" }
       *[other] { " " }en la línea { $line }
    } no se puede seguir leyendo desde aquí
    .help = { $left-out ->
        [yes] antes de la coma no hay nada: escribe "" para un elemento sin nada
       *[no] ¿falta una coma, unas comillas, o el signo que cierra `{ $open }`?
    }
colon-left-out = tras `{ $key }` faltan los dos puntos, con un espacio detrás
    .help = escribe `{ $written }`
dash-left-out = aquí parece empezar otro elemento de la lista, sin su guion
    .help = escribe `{ $written }`
colon-odd = hay dos puntos, o una línea sin ellos, donde YAML no sabe colocarlos
    .help = escribe `clave: valor`, con todas las claves de un mapa una debajo de otra; un texto con dos puntos va entre comillas
indent-odd = esta línea tiene una sangría distinta de las líneas a las que pertenece
    .help = pon las claves de un mismo mapa, y los guiones de una misma lista, exactamente unos debajo de otros
no-yaml = desde aquí no se puede leer como YAML
    .help = un texto con signos especiales va entre comillas

# JSON.
json-colon = en JSON, a una clave le siguen dos puntos
json-key = en JSON, una clave es un texto entre comillas dobles
json-comma = aquí falta una coma o un signo de cierre
json-end = el texto JSON acaba antes de cerrar todo lo que abre
json-more = hay algo más después de que acabe el caso
json-empty = el texto JSON está vacío
json-value = en JSON, un valor es un número, un texto entre comillas dobles, una lista o un mapa
json-quote = aquí se abren unas comillas que no se cierran
json-line = en JSON, un texto va en una sola línea, sin tabuladores
json-escape = JSON no tiene esta secuencia de escape
json-half = falta una mitad de un par de secuencias \u
