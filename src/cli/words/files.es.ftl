# Por qué un archivo no es un texto con casos.

file-empty = está vacío
    .help = `tilejudge new JUEGO` da un caso para rellenar
dead-link = es un enlace a un archivo que no existe
no-case-file = no contiene ningún archivo con casos
    .help = los casos acaban en .yaml, .yml, .json o .jsonl
too-large = ocupa más de { $most } MiB
    .help = repártelo: cada documento es un caso propio; JSON Lines puede ser de cualquier longitud
wide = está escrito en UTF-{ $bits }
    .help = guárdalo como UTF-8
not-utf-8 = no es UTF-8: el byte { $byte } en la línea { $line }, columna { $column }
    .help = guárdalo como UTF-8; los programas antiguos escriben los acentos de otra manera
not-text = no es un archivo de texto
    .help = escribe el tablero como un caso en UTF-8; `tilejudge new JUEGO` da uno para rellenar
no-file = no existe ese archivo
no-house = no existe ese archivo
    .help = --rulings admite { OR($known) }, o un archivo con las reglas de la casa
denied = no se puede leer: permiso denegado
unreadable = no se puede leer: { $cause }
nothing-there = no existe ese archivo o esa carpeta
no-permission = permiso denegado
a-folder = es una carpeta
no-folder = una parte de la ruta no es una carpeta
disk-full = no queda espacio
only-read = ahí solo se puede leer
not-written = no se puede escribir el archivo { $file }: { $cause }
