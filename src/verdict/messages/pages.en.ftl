# The page of a catalogue: its rules, rulings and slips.

page-title = Rules and rulings: { $game }
about-rules = The rules in our own words, in the order of the rulebooks, with the passages that say them. Headings are cited as printed; paragraphs and items are counted from their heading.
book = `{ $id }`: *{ $title }*, in { $language ->
    [Polish] Polish
   *[Spanish] Spanish
}
rules = Rules
where = Where it says so:
rulings = Rulings
about-rulings = Questions that the rulebooks leave open. The default is the plainest reading of the text; *online* is what the most played live implementation does.
role = { $role ->
    [both] default, online
    [default] default
   *[online] online
}
not-online = The live implementation decides nothing here.
left-open = What leaves it open:
slips = Slips
about-slips = Mistakes that people make in counting, by which the referee explains a wrong claim.
column-slip = slip
column-wrong = a number is wrong if
column-but = but
column-rule = rule
slip = A number is wrong if { $title }. But: { $statement }
slip-rule = Rule: `{ $rule }`
