//! What the rulebook leaves open. No live implementation of the game decides any of it.

use super::cite;
use crate::rulings;

rulings! {
    /// The answers in force for Blue Moon City.
    Rulings;

    dragon_colours: DragonColours = "dragon-colours",
        "Which dragon does a colour name?",
        {
            ByPeople = ("by-people", "The one that cards of that colour move: the black, the red and the blue dragon, as the rulebook calls them."),
            AsPainted = ("as-painted", "The piece of that colour: the red one is moved by black cards, the green one by red cards, the blue one by blue cards."),
        },
        online: none,
        of: [DRAGONS_OF_CARDS],
        cites: &[
            cite("Las Funciones Especiales, Cartas negras"),
            cite("Las Funciones Especiales, Cartas rojas"),
            cite("Las Funciones Especiales, Cartas azules"),
        ];

    dragon_off_city: DragonOffCity = "dragon-off-city",
        "May a black, red or blue 1 take its dragon out of the city?",
        {
            Yes = ("yes", "It may, as the text says."),
            No = ("no", "A dragon comes in from outside and never leaves, as other editions have it."),
        },
        online: none,
        of: [DRAGON_ANYWHERE],
        cites: &[
            cite("Las Funciones Especiales, Cartas negras"),
            cite("Las Funciones Especiales, Cartas rojas"),
            cite("Las Funciones Especiales, Cartas azules"),
        ];

    idle_power: IdlePower = "idle-power",
        "May a card worth 1 put a dragon or a figure where it is already?",
        {
            Yes = ("yes", "It may: any building is any, and nothing says that something has to move."),
            No = ("no", "It may not: such a card is played to move something. A card worth 2 may still bring a dragon out of its way and back."),
        },
        online: none,
        of: [DRAGON_ANYWHERE, FIGURE_ANYWHERE],
        cites: &[
            cite("Las Funciones Especiales, Cartas negras"),
            cite("Las Funciones Especiales, Cartas rojas"),
            cite("Las Funciones Especiales, Cartas azules"),
            cite("Las Funciones Especiales, Cartas grises"),
        ];

    grey_teleport: GreyTeleport = "grey-teleport",
        "How does a grey 1 go together with the steps of the figure?",
        {
            AnyOrder = ("any-order", "It is played before, between or after the steps, and any number of grey cards in one turn."),
            InsteadOfSteps = ("instead-of-steps", "It replaces the two steps: it is not played once the figure has walked, and after it only a grey 2 gives steps."),
        },
        online: none,
        of: [FIGURE_ANYWHERE],
        cites: &[cite("Las Funciones Especiales, Cartas grises")];

    mimix_on_brown: MimixOnBrown = "mimix-on-brown",
        "May a pair of brown cards count as a brown 3?",
        {
            No = ("no", "The text says another colour; in brown each counts what it is worth."),
            Yes = ("yes", "It may."),
        },
        online: none,
        of: [BROWN_PAIR],
        cites: &[cite("Las Funciones Especiales, Cartas marrones")];

    white_on_green: WhiteOnGreen = "white-on-green",
        "May a white card be spent on a green card?",
        {
            Yes = ("yes", "It may, though a green card passes for any colour anyway."),
            No = ("no", "It may not: then the white card counts for nothing."),
        },
        online: none,
        of: [WHITE_ONE, WHITE_TWO],
        cites: &[cite("Las Funciones Especiales, Cartas blancas")];

    several_whites: SeveralWhites = "several-whites",
        "May several white cards be played for their power in the payment for one section?",
        {
            Yes = ("yes", "Any number."),
            No = ("no", "One for each section."),
        },
        online: none,
        of: [WHITE_ONE, WHITE_TWO],
        cites: &[cite("Las Funciones Especiales, Cartas blancas")];

    overpaying: Overpaying = "overpaying",
        "May a player who could pay exactly play cards worth more?",
        {
            OnlyWithoutExact = ("only-without-exact", "They may not: the text allows it to those who have not the exact value. A hand has it if cards of the section's colour make it up as they are (on the palace, cards of any one colour, green ones too), or a part of what is played does; nobody has to use a power for it. Cards that the case does not show are left out of account."),
            Free = ("free", "They may, as long as every card counts for something."),
        },
        online: none,
        of: [OVERPAYING],
        cites: &[cite("Colocación de una piedra de edificio sobre una baldosa de edificio, paragraph 2")];

    master_builder: MasterBuilder = "master-builder",
        "Of what does the master builder have most?",
        {
            Stones = ("stones", "Of stones on the building, whatever the numbers of their sections."),
            Numbers = ("numbers", "Of the sum of the numbers of the sections with their stones."),
        },
        online: none,
        of: [MASTER_BUILDER],
        cites: &[cite("Puntuar un edificio completado, paragraph 2")];

    reward_order: RewardOrder = "reward-order",
        "In what order are the rewards of a finished building handed out?",
        {
            ByReward = ("by-reward", "As the text tells them: the master builder's, then all contributors', then each finished neighbour's: the one on the left, on the right, above, below, as the case shows the city; clockwise from the player whose turn it is. Where the supply runs short, who comes first is paid in full."),
            ByPlayer = ("by-player", "Player by player, clockwise from the one whose turn it is, all of each player's rewards together, in the same order."),
        },
        online: none,
        of: [MASTER_BUILDER, CONTRIBUTORS],
        cites: &[cite("Puntuar un edificio completado, paragraph 2"), cite("Puntuar un edificio completado, paragraph 3")];

    scales_mid_scoring: ScalesMidScoring = "scales-mid-scoring",
        "When the last scale goes while rewards are being handed out, when are scales scored?",
        {
            AfterGrant = ("after-grant", "When everything has been handed out that the stone brings at this moment: the scales of the dragons, or all rewards of the finished building. What the supply lacks is owed until then."),
            AtOnce = ("at-once", "At that very moment; who gets scales later gets them from the new supply."),
        },
        online: none,
        of: [SCALES_ARE_SCORED],
        cites: &[cite("Puntuar las escamas de dragón, paragraph 1")];

    owed_scales_kept: OwedScalesKept = "owed-scales-kept",
        "What becomes of scales that the supply lacked, if their player has too few to be paid?",
        {
            Forgotten = ("forgotten", "Nothing: they count in this scoring only."),
            PaidLater = ("paid-later", "They are taken from the new supply."),
        },
        online: none,
        of: [SCALES_ARE_SCORED, SCALES_RETURN],
        cites: &[cite("Puntuar las escamas de dragón, paragraph 1"), cite("Puntuar las escamas de dragón, paragraph 5")];

    scales_return: ScalesReturn = "scales-return",
        "Who gives back their scales after a scoring?",
        {
            Paid = ("paid", "Those who were paid for them; who had fewer than three keeps them."),
            Everyone = ("everyone", "Everybody, as the designer's own version has it."),
        },
        online: none,
        of: [SCALES_RETURN],
        cites: &[cite("Puntuar las escamas de dragón, paragraph 5")];

    crystal_tokens: CrystalTokens = "crystal-tokens",
        "How many crystals are there?",
        {
            Eighty = ("20x1-20x3", "Twenty pieces worth 1 and twenty worth 3, as the rulebook lists them; what the supply no longer has is not paid."),
            NinetySix = ("12x1-28x3", "Twelve pieces worth 1 and twenty-eight worth 3, as in the English edition of 2006; what the supply no longer has is not paid."),
            Unlimited = ("unlimited", "Enough: if the pieces run out, something else stands for them."),
        },
        online: none,
        of: [CRYSTAL_PIECES],
        cites: &[cite("Componentes, item 6")];

    pillar_needs_offering: PillarNeedsOffering = "pillar-needs-offering",
        "Must the ordinary offering of the turn be made before a yellow card allows another?",
        {
            Yes = ("yes", "It allows a further offering, so the ordinary one comes first."),
            No = ("no", "It may be played alone."),
        },
        online: none,
        of: [YELLOW_OFFERS_AGAIN],
        cites: &[cite("Las Funciones Especiales, Cartas amarillas")];

    reshuffle: Reshuffle = "reshuffle",
        "When do the discarded cards become the new draw pile?",
        {
            AtOnce = ("at-once", "As soon as the draw pile is empty."),
            WhenNeeded = ("when-needed", "When a card is to be drawn and there is none."),
        },
        online: none,
        of: [RESHUFFLE],
        cites: &[cite("3. Robar cartas, paragraph 4")];

    city_done: CityDone = "city-done",
        "What happens when every building is finished and nobody has made enough offerings?",
        {
            PlayOn = ("play-on", "The game goes on until a turn ends after which nobody can pay for another offering; then most offerings win, then most crystals."),
            AtOnce = ("at-once", "The game ends at once; most offerings win, then most crystals."),
        },
        online: none,
        of: [OFFERINGS_TO_WIN],
        cites: &[cite("Objetivo del juego, paragraph 2"), cite("Final del Juego")];
}
