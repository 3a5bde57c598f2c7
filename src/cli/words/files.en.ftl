# Why a file is no text of cases.

file-empty = it is empty
    .help = `tilejudge new GAME` gives a case to fill in
dead-link = it is a link to a file that is not there
no-case-file = there is no case file in it
    .help = cases end in .yaml, .yml, .json or .jsonl
too-large = it is larger than { $most } MiB
    .help = split it: every document is a case of its own; JSON Lines may be of any length
wide = it is written in UTF-{ $bits }
    .help = save it as UTF-8
not-utf-8 = it is not UTF-8: the byte { $byte } in line { $line }, column { $column }
    .help = save it as UTF-8; older programs write accents in other ways
not-text = it is not a text file
    .help = type the board as a case in UTF-8; `tilejudge new GAME` gives one to fill in
no-file = there is no such file
no-house = there is no such file
    .help = --rulings takes { OR($known) }, or a file of house rules
denied = it may not be read: permission denied
unreadable = it cannot be read: { $cause }
nothing-there = no such file or folder
no-permission = permission denied
a-folder = that is a folder
no-folder = a part of the path is no folder
disk-full = there is no room left
only-read = nothing can be written there
not-written = the file { $file } cannot be written: { $cause }
