# Cosas de las que hablan las frases.

spot = fila { $row }, baldosa { $tile }

ware = { $unit ->
    [cards] { COUNT($amount, "card") }
    [scales] { COUNT($amount, "scale") }
   *[crystals] { COUNT($amount, "crystal") }
}

reward = { $parts ->
    [0] nada
    [1] { $first }
    [2] { $first }, { $second }
   *[3] { $first }, { $second }, { $third }
}
    .acc = { $parts ->
    [0] 0 cristales
    [1] { $first }
    [2] { $first }, { $second }
   *[3] { $first }, { $second }, { $third }
}

# Cómo se escribe algo en un caso.
build-section = `construye: lugar { $number }`
form-sections = secciones: [{ $dots }]
