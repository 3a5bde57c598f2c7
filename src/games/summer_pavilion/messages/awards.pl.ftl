# Punkty z dowodem, co rozstrzyga między graczami z tą samą liczbą punktów, i wynik poza końcem toru.

award-marker = zabiera { COUNT($price, "tile", case: "acc") }, a do tego płytkę gracza rozpoczynającego: { $paid }
paid = −{ $price }{ $lost ->
    [none] {""}
    [0] ; wynik nie może już spaść i się nie zmienia
   *[other] ; wynik zatrzymuje się wcześniej, więc −{ $lost }
}
award-alone = płytka na { AT($space) } nie styka się z żadną inną na tej gwieździe: { COUNT($points, "point") }
award-run = płytka na { AT($space) } jest jedną z { $count } połączonych: { $run }{ $itself ->
    [yes] ; i jeszcze punkt za samą płytkę
   *[no] {""}
}
award-surrounded = { $kind ->
    [window] obok
   *[other] wokół
} { OF($feature) } leżą już wszystkie płytki ({ $spaces }): { COUNT($tiles, "tile") } z magazynu
award-discarded = przy pasowaniu odrzuca { AND($tiles, case: "acc") }: { $paid }
award-star = { $star } jest zakryta{ $colour ->
    [none] {" "}w sześciu kolorach
   *[some] { $own ->
        [yes] {""}
       *[no] , cała { COLOUR($colour, "star") }
    }
}: wszystkie sześć pól
award-number = zakryte są wszystkie pola planszy z liczbą { $number }: { COUNT($count, "space") }
award-leftover = po ostatniej rundzie ma w narożnikach { AND($tiles, case: "acc") }: { $paid }
award-unseen-marker = { $price ->
    [none] { $surely ->
        [yes] płytki zabrane razem z płytką gracza rozpoczynającego; nie podano, ile (`środek:`)
       *[no] płytki ze środka pola gry; nie podano, ile ich było i czy razem z nimi płytka gracza rozpoczynającego (`środek:`, `znacznik:`)
    }
   *[other] { COUNT($price, "tile") } ze środka pola gry; nie podano, czy razem z { $price ->
        [1] nią
       *[other] nimi
    } płytka gracza rozpoczynającego (`1` w `środek` albo `znacznik:`)
}
award-unseen-star = płytka na { AT($space) } razem z połączonymi na { AT($star) }, których nie podano
award-unseen-discarded = płytki odrzucone przy pasowaniu, których nie podano
award-unseen-bonuses = zakryte gwiazdy i liczby, o których nie podano wszystkiego
award-unseen-leftover = płytki, które po ostatniej rundzie zostają w narożnikach; nie podano ich

rank-shared = ma tyle samo punktów co { AND($others) }: { IF($first, "wspólna wygrana", "wspólne miejsce") }

score-with-tokens = { $tokens ->
    [one] żeton punktacji (80)
    [few] { $tokens } żetony punktacji (po 80)
   *[many] { $tokens } żetonów punktacji (po 80)
} + { $track } na torze
