//! Nouns of Blue Moon City.

/// By its English name: gender, one, several.
pub(super) mod spanish {
    use crate::words::spanish::{
        Gender::{self, Feminine, Masculine},
        Noun, noun,
    };

    /// Of which there is one only.
    const fn only(name: &'static str, gender: Gender, one: &'static str) -> Noun {
        noun(name, gender, one, one)
    }

    pub(in crate::words) const NOUNS: &[Noun] = &[
        noun("building", Masculine, "edificio", "edificios"),
        noun("city", Feminine, "ciudad", "ciudades"),
        noun("section", Feminine, "sección", "secciones"),
        noun("stone", Feminine, "piedra", "piedras"),
        noun("figure", Feminine, "figura", "figuras"),
        noun("step", Masculine, "paso", "pasos"),
        noun("number", Masculine, "número", "números"),
        noun("piece of crystal", Masculine, "pedazo", "pedazos"),
        only("market", Masculine, "Mercado"),
        only("royal palace", Masculine, "Palacio"),
        only("fire temple", Masculine, "Templo del Fuego"),
        only("earth temple", Masculine, "Templo de la Tierra"),
        only("water temple", Masculine, "Templo del Agua"),
        only("university", Feminine, "Universidad"),
        only("thermae", Feminine, "Casa de Baños"),
        only("library", Feminine, "Biblioteca"),
        only("citadel", Feminine, "Ciudadela"),
        only("iron foundry", Feminine, "Fundición de Hierro"),
        only("hospice", Feminine, "Posada"),
        only("mill", Masculine, "Molino"),
        only("aqueduct", Masculine, "Acueducto"),
        only("great hall", Masculine, "Gran Salón"),
        only("city residence", Feminine, "Residencia Urbana"),
        only("watchtower", Feminine, "Atalaya"),
        only("flight tower", Feminine, "Torre de Vuelo"),
        only("monastery tower", Feminine, "Torre del Monasterio"),
        only("market hall", Masculine, "Markethall"),
        only("caravanserai", Masculine, "Caravasar"),
        only("trading house", Feminine, "Casa de Comercio"),
        only("the black dragon (Vulca)", Masculine, "dragón negro (Vulca)"),
        only("the red dragon (Vulca)", Masculine, "dragón rojo (Vulca)"),
        only("the red dragon (Terrah)", Masculine, "dragón rojo (Terrah)"),
        only("the green dragon (Terrah)", Masculine, "dragón verde (Terrah)"),
        only("the blue dragon (Aqua)", Masculine, "dragón azul (Aqua)"),
    ];
}

/// By its English name: gender, the preposition of where it is, one and several in the cases of [`Cases`].
pub(super) mod polish {
    use crate::words::polish::{
        Cases,
        Gender::{self, Feminine, Masculine, Neuter},
        Noun, noun,
    };

    /// Of which there is one only.
    const fn only(name: &'static str, gender: Gender, one: Cases) -> Noun {
        noun(name, gender, "na", one, one)
    }

    pub(in crate::words) const NOUNS: &[Noun] = &[
        noun(
            "building",
            Masculine,
            "na",
            ["budynek", "budynku", "budynek", "budynku", "budynkiem"],
            ["budynki", "budynków", "budynki", "budynkach", "budynkami"],
        ),
        noun(
            "city",
            Neuter,
            "w",
            ["miasto", "miasta", "miasto", "mieście", "miastem"],
            ["miasta", "miast", "miasta", "miastach", "miastami"],
        ),
        noun(
            "section",
            Feminine,
            "na",
            ["sekcja", "sekcji", "sekcję", "sekcji", "sekcją"],
            ["sekcje", "sekcji", "sekcje", "sekcjach", "sekcjami"],
        ),
        noun(
            "stone",
            Masculine,
            "na",
            ["kamień", "kamienia", "kamień", "kamieniu", "kamieniem"],
            ["kamienie", "kamieni", "kamienie", "kamieniach", "kamieniami"],
        ),
        noun(
            "figure",
            Feminine,
            "na",
            ["figurka", "figurki", "figurkę", "figurce", "figurką"],
            ["figurki", "figurek", "figurki", "figurkach", "figurkami"],
        ),
        noun(
            "step",
            Masculine,
            "na",
            ["krok", "kroku", "krok", "kroku", "krokiem"],
            ["kroki", "kroków", "kroki", "krokach", "krokami"],
        ),
        noun(
            "number",
            Feminine,
            "na",
            ["liczba", "liczby", "liczbę", "liczbie", "liczbą"],
            ["liczby", "liczb", "liczby", "liczbach", "liczbami"],
        ),
        noun(
            "piece of crystal",
            Masculine,
            "na",
            ["żeton", "żetonu", "żeton", "żetonie", "żetonem"],
            ["żetony", "żetonów", "żetony", "żetonach", "żetonami"],
        ),
        only("market", Masculine, ["rynek", "rynku", "rynek", "rynku", "rynkiem"]),
        only("royal palace", Masculine, ["pałac", "pałacu", "pałac", "pałacu", "pałacem"]),
        only(
            "fire temple",
            Feminine,
            ["świątynia ognia", "świątyni ognia", "świątynię ognia", "świątyni ognia", "świątynią ognia"],
        ),
        only(
            "earth temple",
            Feminine,
            ["świątynia ziemi", "świątyni ziemi", "świątynię ziemi", "świątyni ziemi", "świątynią ziemi"],
        ),
        only("water temple", Feminine, ["świątynia wody", "świątyni wody", "świątynię wody", "świątyni wody", "świątynią wody"]),
        only("university", Masculine, ["uniwersytet", "uniwersytetu", "uniwersytet", "uniwersytecie", "uniwersytetem"]),
        only("thermae", Feminine, ["łaźnia", "łaźni", "łaźnię", "łaźni", "łaźnią"]),
        only("library", Feminine, ["biblioteka", "biblioteki", "bibliotekę", "bibliotece", "biblioteką"]),
        only("citadel", Feminine, ["cytadela", "cytadeli", "cytadelę", "cytadeli", "cytadelą"]),
        only(
            "iron foundry",
            Feminine,
            ["odlewnia żelaza", "odlewni żelaza", "odlewnię żelaza", "odlewni żelaza", "odlewnią żelaza"],
        ),
        only("hospice", Feminine, ["gospoda", "gospody", "gospodę", "gospodzie", "gospodą"]),
        only("mill", Masculine, ["młyn", "młyna", "młyn", "młynie", "młynem"]),
        only("aqueduct", Masculine, ["akwedukt", "akweduktu", "akwedukt", "akwedukcie", "akweduktem"]),
        only("great hall", Feminine, ["wielka sala", "wielkiej sali", "wielką salę", "wielkiej sali", "wielką salą"]),
        only(
            "city residence",
            Feminine,
            ["rezydencja miejska", "rezydencji miejskiej", "rezydencję miejską", "rezydencji miejskiej", "rezydencją miejską"],
        ),
        only("watchtower", Feminine, ["strażnica", "strażnicy", "strażnicę", "strażnicy", "strażnicą"]),
        only("flight tower", Feminine, ["wieża lotów", "wieży lotów", "wieżę lotów", "wieży lotów", "wieżą lotów"]),
        only(
            "monastery tower",
            Feminine,
            ["wieża klasztorna", "wieży klasztornej", "wieżę klasztorną", "wieży klasztornej", "wieżą klasztorną"],
        ),
        only("market hall", Feminine, ["hala targowa", "hali targowej", "halę targową", "hali targowej", "halą targową"]),
        only("caravanserai", Masculine, ["karawanseraj", "karawanseraju", "karawanseraj", "karawanseraju", "karawanserajem"]),
        only(
            "trading house",
            Masculine,
            ["dom handlowy", "domu handlowego", "dom handlowy", "domu handlowym", "domem handlowym"],
        ),
        only(
            "the black dragon (Vulca)",
            Masculine,
            [
                "czarny smok (Vulca)",
                "czarnego smoka (Vulca)",
                "czarnego smoka (Vulca)",
                "czarnym smoku (Vulca)",
                "czarnym smokiem (Vulca)",
            ],
        ),
        only(
            "the red dragon (Vulca)",
            Masculine,
            [
                "czerwony smok (Vulca)",
                "czerwonego smoka (Vulca)",
                "czerwonego smoka (Vulca)",
                "czerwonym smoku (Vulca)",
                "czerwonym smokiem (Vulca)",
            ],
        ),
        only(
            "the red dragon (Terrah)",
            Masculine,
            [
                "czerwony smok (Terrah)",
                "czerwonego smoka (Terrah)",
                "czerwonego smoka (Terrah)",
                "czerwonym smoku (Terrah)",
                "czerwonym smokiem (Terrah)",
            ],
        ),
        only(
            "the green dragon (Terrah)",
            Masculine,
            [
                "zielony smok (Terrah)",
                "zielonego smoka (Terrah)",
                "zielonego smoka (Terrah)",
                "zielonym smoku (Terrah)",
                "zielonym smokiem (Terrah)",
            ],
        ),
        only(
            "the blue dragon (Aqua)",
            Masculine,
            [
                "niebieski smok (Aqua)",
                "niebieskiego smoka (Aqua)",
                "niebieskiego smoka (Aqua)",
                "niebieskim smoku (Aqua)",
                "niebieskim smokiem (Aqua)",
            ],
        ),
    ];
}
