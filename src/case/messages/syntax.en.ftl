# Why a text is no tree of values.

no-case = there is no case here
    .help = `tilejudge new` writes a case to fill in
text-too-long = the text has { $bytes } bytes; at most { $most } are read
    .help = split it into several files
several-documents = the text holds { $count } documents, and one is asked for
    .help = leave out the others
control-character = the text holds the control character { $character }: this is no text file
too-deep-inside = lists and maps are more than { $depth } deep inside one another
    .help = a case needs five or six levels
key-is-no-word = a key is a word, not a list or a map
    .help = if this is meant as a text, put it in quotes
key-repeated = the key "{ $key }" is given twice in the same map
    .help = keep one of the two{ $item ->
        [yes] ; if another one of the list begins here, it needs a dash: `- { $key }: …`
       *[no] { "" }
    }
too-many = the case holds more than { $most } values
    .help = split it into several documents
anchors = a case has no anchors and aliases (& and *)
    .help = write the value out; a text that begins with & or * needs quotes
tags = a case has no tags (!)
    .help = leave it out; a text that begins with ! needs quotes

# YAML.
quote-open = a quote that is opened here is never closed
    .help = close the text with the same quote
tab = a tab stands where YAML allows only spaces
    .help = indent with spaces
escape-of-nothing = an escape in double quotes is the number of no character
    .help = write the character itself
escape-unknown = a backslash in double quotes is followed by something that it cannot stand before
    .help = use single quotes to keep it
bracket-open = the list or map that `{ $open }` opens{ $line ->
        [none] { "" }
       *[other] { " " }on line { $line }
    } cannot be read on from here
    .help = { $left-out ->
        [yes] nothing stands before the comma: write "" for an item with nothing in it
       *[no] is a comma missing, a quotation mark, or the bracket that closes `{ $open }`?
    }
colon-left-out = a colon, with a blank behind it, is missing after `{ $key }`
    .help = write `{ $written }`
dash-left-out = another one of the list seems to begin here, without its dash
    .help = write `{ $written }`
colon-odd = a colon, or a line without one, stands where YAML cannot place it
    .help = write `key: value`, with all keys of one map below each other; a text with a colon needs quotes
indent-odd = this line is indented differently from the lines that it belongs to
    .help = put keys of the same map, and dashes of the same list, exactly below each other
no-yaml = this cannot be read as YAML from here on
    .help = a text with special characters needs quotes

# JSON.
json-colon = a key in JSON is followed by a colon
json-key = a key in JSON is a text in double quotes
json-comma = a comma or a closing bracket is missing here
json-end = the JSON text ends before all its brackets are closed
json-more = something follows after the case has ended
json-empty = the JSON text is empty
json-value = a value in JSON is a number, a text in double quotes, a list or a map
json-quote = a quote that is opened here is never closed
json-line = a text in JSON stands on one line, without tabs
json-escape = JSON has no such escape
json-half = half of a pair of \u escapes stands alone
