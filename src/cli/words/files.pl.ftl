# Dlaczego plik nie jest tekstem z opisami gier.

file-empty = plik jest pusty
    .help = `tilejudge new GRA` daje opis do wypełnienia
dead-link = to dowiązanie do pliku, którego nie ma
no-case-file = nie ma tu żadnego pliku z opisem
    .help = pliki z opisami mają końcówkę .yaml, .yml, .json lub .jsonl
too-large = plik jest większy niż { $most } MiB
    .help = podziel go: każdy dokument to osobny opis; JSON Lines może mieć dowolną długość
wide = plik jest zapisany w UTF-{ $bits }
    .help = zapisz go jako UTF-8
not-utf-8 = to nie jest UTF-8: bajt { $byte } w wierszu { $line }, kolumnie { $column }
    .help = zapisz plik jako UTF-8; starsze programy zapisują polskie litery inaczej
not-text = to nie jest plik tekstowy
    .help = wpisz planszę jako opis w UTF-8; `tilejudge new GRA` daje taki opis do wypełnienia
no-file = nie ma takiego pliku
no-house = nie ma takiego pliku
    .help = --rulings przyjmuje { OR($known) } albo plik z zasadami domowymi
denied = nie można go odczytać: brak uprawnień
unreadable = nie można go odczytać: { $cause }
nothing-there = nie ma takiego pliku ani folderu
no-permission = brak uprawnień
a-folder = to jest folder
no-folder = część ścieżki nie jest folderem
disk-full = brak miejsca
only-read = można tu tylko czytać
not-written = nie można zapisać pliku { $file }: { $cause }
