# Dlaczego nie da się wykonać tego, o co proszą argumenty.

no-game = nie ma gry „{ $word }”: { $help }
games-are = gry to { LIST($known) }
ruling-shape = „{ $word }” nie odpowiada na żadne pytanie: wpisz --ruling NAZWA=ODPOWIEDŹ, na przykład partial-floor=yes
no-ruling = nie ma interpretacji „{ $word }”: { $help }
rulings-listed = podaje je `tilejudge rulings`
no-answer = „{ $word }” nie jest odpowiedzią na { $ruling }: możliwe odpowiedzi to { LIST($known) }
claim-shape = „{ $word }” nie jest twierdzeniem: wpisz --claim GRACZ=LICZBA, na przykład Ana=43
claim-number = „{ $word }” nie jest liczbą, którą ktoś może mieć
nothing-like = żadna zasada ani interpretacja nie mówi o „{ $word }”: { $help }
rules-listed = podają je `tilejudge rules` i `tilejudge rulings`
no-variant = gra nie ma wariantu „{ $word }”: { $help }
variants-are = możliwe warianty to { LIST($known) }
no-variants = zawsze gra się tak samo
no-question = nie ma opisu do wypełnienia dla „{ $word }”: { $help }
questions-are = są opisy dla: { LIST($known) }
question = { $question ->
    [score] kto ma ile punktów: plansza przed podliczeniem
    [move] czy ruch jest dozwolony: stół i ruchy
   *[photo] czy stół jest możliwy: wszystko, co na nim leży
}
games-to-fill-in = Gry:
no-phase = nie ma opisu do wypełnienia dla fazy „{ $word }”: { $help }
phases-are = możliwe fazy to { LIST($known) }
no-phases = jest taki sam w każdej fazie
which-reading = podaj, z jaką interpretacją porównać: --ruling NAZWA=ODPOWIEDŹ, --rulings ZESTAW albo --all
house-rules = zasady domowe
cannot-write = to polecenie nie umie zapisać formatu { $format }; dostępne formaty to { LIST($known) }
picture-alone = obraz zajmuje standardowe wyjście: pomiń --format albo podaj plik po --svg
write-stdin = standardowego wejścia nie można zmienić: podaj plik, aby użyć --write
write-one-file = --write zmienia jeden plik: podaj tylko ten plik
write-nothing = nie ma tu nic niemożliwego: --write nie ma czego zmienić
no-change = nie ma zmiany { $number }: --write przyjmuje jedną z tych z listy
write-stream = --write nie może zmienić strumienia opisów ani pliku, który zmienia się w międzyczasie
write-several = w pliku jest kilka niemożliwych opisów: --write zmienia pliki, w których jest taki jeden
no-output = nie można zapisać wyniku: { $cause }
no-server = nie można uruchomić serwera języka: { $cause } (`cargo install tilejudge-lsp` albo umieść `tilejudge-lsp` obok `tilejudge`)
update-stdin = --update zmienia pliki: standardowego wejścia nie da się zmienić
no-such-cases = żaden opis nie ma „{ $words }” w tytule ani w nazwie
update = Zapisać to, co wychodzi ({ COUNT($cases, "case") }, { COUNT($files, "file") })? [t/N]
yes = t
update-stream = { $file } to strumień opisów albo plik, który się tymczasem zmienił: --update zostawia go bez zmian
updated = { $file }: { COUNT($cases, "case") } – { PLURAL($cases, "oczekuje", "oczekują", "oczekuje") } tego, co wychodzi
watch-stdin = standardowego wejścia nie da się obserwować: trzeba nazwać pliki
save-stdout = --save wymaga nazwy pliku
unkept = { $file }: nie zapisano przypadków nie do odczytania ({ $cases }): { AND($names) }
unchanged = nie zmieniono { AND($names) }: tego, co tam wychodzi, nie da się zapisać tak, jak się tego oczekuje
passed-over = pominięto pliki bez klucza `gra` i `gracze` ({ $cases }): { AND($names) }
nothing-compared = żaden z opisów nie był wcześniej zapisany: --against bierze to, co `test --save` zapisał z tych plików
