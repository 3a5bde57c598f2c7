# Co jest napisane na rysunkach stołu.

random-centre = losowe centrum
turn-of = teraz gra { $player }
phase = { $phase ->
    [movement] ruch
    [building] budowa i ofiary
    [drawing] dobieranie
   *[over] koniec gry
}
in-this-turn = W tej turze: { $progress }
steps-left = pozostało: { COUNT($count, "step") }
steps-walked = zrobiono: { COUNT($count, "step") }
stones-placed = położono: { COUNT($count, "stone") }
offerings-made = { COUNT($count, "offering") }
ordinary = { IF($offered, "w tym zwykła", "żadna nie jest zwykła") }
cards-discarded = odrzucono: { COUNT($count, "card") }

building = { NOUN($building) }
again = znowu
finished = ukończony
not-finished = nieukończony
finished-and-not = ukończony i nieukończony
finished-beside = ukończony; obok:
any = dowolne
any-colour = dowolny kolor
paid-in = { COLOURS($colour, "section") }
more-sections = +{ COUNT($count, "section") }
section = { NTH($section) } sek.
on-number = na { $number }
outside = poza miastem
somewhere = Gdzieś w mieście
read-off = Odczytane z płytek
reward-of = : { $part ->
    [master] obok gwiazdy
    [each] pod gwiazdą
   *[neighbour] w prawym górnym rogu
}, { $reward }

legend = 5· wolna, 5{ $tag } z kamieniem, 5? nieopisana; (figurki) { $figures }; <smoki> { $dragons }
obelisk = Obelisk
supply = Pula
hand = ręka
aside = odłożone
draw = stos
discard = odrzucone
draw-pile = stos dobierania
discard-pile = stos kart odrzuconych
card = { CARD($card) }
people = { COLOUR($colour, "card") }
others = inne
face-down = { $count ->
    [one] 1 zakryta karta
    [few] { $count } zakryte karty
   *[other] { $count } zakrytych kart
}
amount = { COUNT($count, $noun) }
several = { NOUNS($noun) }
