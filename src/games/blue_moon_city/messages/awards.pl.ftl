# Co się dostaje i traci, i dlaczego.

a-dragon = { THE($dragon) }
    .acc = { THE($dragon, case: "acc") }

holding = { COUNT($scales, "scale") }{ $owed ->
    [0] {""}
   *[other] {" "}(w tym { $owed } tylko { PLURAL($owed, "zapamiętana", "zapamiętane", "zapamiętanych") }, bo pula była pusta)
}

award-paid = { $empty ->
    [yes] żadna karta
   *[no] { AND($cards) }
} za { THE($price, case: "acc") }
award-played = karta { $card } zagrana dla mocy
award-dragons = { AT($building) } { PLURAL($count, "stoi", "stoją") } { AND($dragons) }{ $more ->
    [yes] ; opis nie mówi, gdzie jest każdy smok
   *[no] {""}
}
award-master-leftmost = mistrz budowy, { THE($building) }: { $numbers ->
    [yes] sekcje o wartości { $stones } u każdego
   *[no] { COUNT($stones, "stone") } u każdego
}, a kamień na { NTH($section) } sekcji leży najbardziej na lewo
award-master-alone = mistrz budowy, { THE($building) }: wszystkie kamienie na płytce
award-master = mistrz budowy, { THE($building) }: { $numbers ->
    [yes] sekcje o wartości { $stones }
   *[no] { COUNT($stones, "stone") }
} wobec { $next }
-a-stone-there = kamień { $section ->
    [none] { AT($building) }
   *[some] na { NTH($section) } sekcji { OF($building) }
}
award-contributor = { -a-stone-there }; budynek jest ukończony
award-neighbour = obok jest ukończony budynek, { THE($neighbour) }; za { -a-stone-there }
award-scales-owed = brakuje { COUNT($owed, "scale", case: "gen") }; { PLURAL($owed, "pamięta się o niej", "pamięta się o nich") } do punktacji łusek
award-no-cards = brakuje { COUNT($owed, "card", case: "gen") }: oba stosy są puste
award-no-crystals = brakuje { COUNT($owed, "crystal", case: "gen") }: pula jest pusta
award-dragons-not-told = opis nie mówi, czy { $first ->
    [yes] to pierwszy kamień tej tury { AT($building) }
   *[no] { AT($building) } stoi smok
}
award-rewards-not-told = opis nie mówi w całości, co daje { THE($building) }
award-scoring-not-told = opis nie mówi, czy zabraknie łusek i będą punktowane
award-most-scales = najwięcej łusek: { $holding }
award-tied-scales = { $players } graczy ma po równo najwięcej łusek: { $holding }
award-three-scales = co najmniej trzy łuski: { $holding }
award-few-scales = mniej niż trzy łuski: { $holding }
award-scales-not-told = punktowane są łuski: { $told ->
    [yes] { $holding }, a opis nie mówi, kto ma ich najwięcej
   *[no] opis nie mówi, ile ich jest
}
award-scales-returned = { $told ->
    [yes] do puli { PLURAL($scales, "wraca", "wracają", "wraca") } { COUNT($scales, "scale") }
   *[no] opis nie mówi, ile łusek wraca do puli
}
award-owed-scales = łuski, których wcześniej brakowało w puli
award-price = cena pola z liczbą { $space }
award-surcharge = karta { $card } podnosi cenę ofiary o swoją wartość
award-winning-offering = kamień na polu z liczbą { $space }: ofiara { $offerings } z { $needed }, która wygrywa grę
award-offering = kamień na polu z liczbą { $space }{ $offerings ->
    [none] {""}
   *[some] : ofiara { $offerings }{ $needed ->
        [none] {""}
       *[some] {" "}z { $needed }
    }
}
award-discarded = odrzucone przed dobieraniem
award-drawn = dobrane na końcu tury, gdy należą się dwie{ $discarded ->
    [0] {""}
    [1] {" "}i jedna za odrzuconą kartę
   *[other] {" "}i po jednej za każdą z { $discarded } odrzuconych
}{ IF($reshuffled, "; stos kart odrzuconych utworzył stos dobierania") }
