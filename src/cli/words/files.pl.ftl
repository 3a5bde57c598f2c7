# Dlaczego plik nie jest tekstem z zapisami gier.

file-empty = plik jest pusty
    .help = `tilejudge new GRA` daje zapis do wypełnienia
dead-link = to dowiązanie do pliku, którego nie ma
no-case-file = nie ma tu żadnego pliku z zapisem gry
    .help = pliki z zapisami mają końcówkę .yaml, .yml, .json lub .jsonl
too-large = plik jest większy niż { $most } MiB
    .help = podziel go: każdy dokument to osobny zapis; JSON Lines może mieć dowolną długość
utf-16 = plik jest zapisany w UTF-16
    .help = zapisz go jako UTF-8
not-utf-8 = to nie jest UTF-8: bajt { $byte } w wierszu { $line }, kolumnie { $column }
    .help = zapisz plik jako UTF-8; starsze programy zapisują polskie litery inaczej
not-text = to nie jest plik tekstowy
    .help = wpisz planszę jako zapis w UTF-8; `tilejudge new GRA` daje taki zapis do wypełnienia
no-file = nie ma takiego pliku
no-house = nie ma takiego pliku
    .help = --rulings przyjmuje { OR($known) } albo plik z zasadami domowymi
denied = nie można go odczytać: brak uprawnień
unreadable = nie można go odczytać: { $error }
