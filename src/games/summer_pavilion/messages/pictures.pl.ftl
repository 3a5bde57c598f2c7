# Co jest napisane na rysunkach stołu.

monochrome-side = gwiazdy jednego koloru
wild-round = runda { $round } (atut: { COLOUR($colour, "") })
phase = { $phase ->
    [setup] przed pierwszym uzupełnieniem warsztatów
    [offer] faza 1: oferta dostawców
    [play] faza 2: układanie płytek i punktacja
    [preparation] faza 3: przygotowanie do kolejnej rundy
    [end] bez dodatkowych punktów
   *[over] koniec gry
}
inferred = { $phase } (nie podano)
and-more-players = i jeszcze { COUNT($count, "player") } ({ AND($players) })
and-more = i jeszcze { $count }
more-factories = i jeszcze { COUNT($count, "factory") }

stars = gwiazdy
beside = obok planszy
beside-not-known = obok planszy: nie wiadomo
in-the-corners = w narożnikach
stars-not-known = nie wiadomo, co leży na gwiazdach
rounds-and-supply = Rundy i magazyn
wild-in-round = atut w rundzie
supply = magazyn
tower = wieża
on-factory-besides = ponadto w warsztacie { $factory }
in-the-centre-besides = ponadto na środku pola gry
in-the-corners-besides = ponadto w narożnikach
in-the-supply-besides = ponadto w magazynie

score-not-known = nie wiadomo, ile punktów
has-passed = { IF($passed, "po spasowaniu", "przed spasowaniem") }
has-to-choose = do wyboru: { COUNT($count, "bonus tile") }

star-name = { $star ->
    [centre] środkowa
    [upper-left] lewa górna
    [upper-right] prawa górna
    [right] prawa
    [lower-right] prawa dolna
    [lower-left] lewa dolna
    [left] lewa
   *[other] { COLOUR($star, "star") }
}
features = { $tiles ->
    [1] filary (1 płytka)
    [2] posągi (2 płytki)
   *[3] okna (3 płytki)
}
surrounded = pola zakryte
lacks = – wolne: { $spaces }
