# Por qué no se puede hacer lo que piden los argumentos.

no-game = no hay ningún juego llamado «{ $word }»: { $help }
games-are = los juegos son { LIST($known) }
ruling-shape = «{ $word }» no responde a ninguna pregunta: escribe --ruling NOMBRE=RESPUESTA, por ejemplo partial-floor=yes
no-ruling = no hay ninguna interpretación llamada «{ $word }»: { $help }
rulings-listed = `tilejudge rulings` las enumera
no-answer = «{ $word }» no es una respuesta a { $ruling }: las respuestas son { LIST($known) }
claim-shape = «{ $word }» no es una afirmación: escribe --claim JUGADOR=NÚMERO, por ejemplo Ana=43
claim-number = «{ $word }» no es un número que alguien pueda tener
nothing-like = ninguna regla ni interpretación habla de «{ $word }»: { $help }
rules-listed = `tilejudge rules` y `tilejudge rulings` las enumeran
no-variant = el juego no tiene ninguna variante llamada «{ $word }»: { $help }
variants-are = las variantes son { LIST($known) }
no-variants = siempre se juega igual
no-question = no hay ningún caso para rellenar para «{ $word }»: { $help }
questions-are = puede ser para { LIST($known) }
question = { $question ->
    [score] cuántos puntos hay: un tablero antes de contar
    [move] si se puede hacer una jugada: la mesa y las jugadas
   *[photo] si la posición es posible: todo lo que hay en ella
}
games-to-fill-in = Juegos:
no-phase = ningún caso para rellenar está en una fase llamada «{ $word }»: { $help }
phases-are = puede ser { LIST($known) }
no-phases = es igual en todas las fases
which-reading = indica con qué interpretación hay que comparar: --ruling NOMBRE=RESPUESTA, --rulings CONJUNTO o --all
house-rules = las reglas de la casa
cannot-write = esta orden no puede escribir { $format }; escribe { LIST($known) }
picture-alone = la imagen ocupa la salida estándar: quita --format o da un archivo a --svg
write-stdin = la entrada estándar no se puede cambiar: da un archivo a --write
write-one-file = --write cambia un solo archivo: indica únicamente ese
write-nothing = ahí no hay nada imposible: --write no tiene nada que cambiar
no-change = no hay ningún cambio { $number }: --write admite uno de los que aparecen en la lista
write-stream = --write no puede cambiar una serie de casos ni un archivo que cambie mientras tanto
write-several = varios casos del archivo son imposibles: --write cambia archivos con uno solo
no-output = no se puede escribir la salida: { $cause }
no-server = no se puede iniciar el servidor de lenguaje: { $cause } (`cargo install tilejudge-lsp`, o pon `tilejudge-lsp` junto a `tilejudge`)
update-stdin = --update cambia archivos: la entrada estándar no se puede cambiar
no-such-cases = ningún caso tiene «{ $words }» en su título ni en su nombre
update = ¿Escribir lo que sale en { COUNT($cases, "case") } de { COUNT($files, "file") }? [s/N]
yes = s
update-stream = { $file } es una serie de casos, o ha cambiado entretanto: --update lo deja como está
updated = { $file }: { COUNT($cases, "case") } { PLURAL($cases, "espera", "esperan") } lo que sale
watch-stdin = la entrada estándar no se puede vigilar: hay que nombrar archivos
save-stdout = --save necesita el nombre de un archivo
unkept = { $file }: { $cases } { PLURAL($cases, "caso que no se puede leer no se guarda", "casos que no se pueden leer no se guardan") }: { AND($names) }
unchanged = { AND($names) } sin actualizar: lo que resulta ahí no puede escribirse como se espera
passed-over = { $cases } { PLURAL($cases, "archivo", "archivos") } sin clave `juego` ni `jugadores`, que no { PLURAL($cases, "se mira", "se miran") }: { AND($names) }
nothing-compared = ninguno de los casos se guardó antes: --against toma lo que `test --save` escribió de estos archivos
