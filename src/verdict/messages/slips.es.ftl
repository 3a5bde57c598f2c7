# Errores al contar que hay en todos los juegos: el título, como lo que sigue a «si», y por qué es un error.

stopped-early = se deja de contar demasiado pronto
    .statement = Se cuenta todo lo que toca, hasta los últimos puntos adicionales y la última penalización.

not-counted-yet = la puntuación del caso no incluye lo que da el final
    .statement = Con `fase: terminada` un caso dice que todo está contado y en las puntuaciones; con `fase: fin` los puntos adicionales aún están por llegar.

only-what-is-new = no se cuenta lo que ya había antes
    .statement = Lo que se cuenta ahora se suma a lo que el jugador ya tenía.

of-another-player = se lee el número de otro jugador
    .statement = Cada jugador tiene su propia cuenta.
