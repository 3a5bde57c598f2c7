//! The table as people see it: the city, the obelisk, the players, the supply.

mod cards;
mod city;
mod people;

use super::draft::{Draft, DraftTurn};
use super::wording::{Names, level_place};
use super::{BlueMoonCity, Colour, Dragon, Paint, Phase, Seat};
use crate::game::reasons::ToArg;
use crate::game::{Parts, Pictures};
use crate::picture::captions::{CAPTIONS, Captions};
use crate::picture::{Drawing, Ink, Inks, Painting, Pen, Rgb, folded};
use crate::verdict::Place;
use crate::words::{Arg, Book, Language, texts};

pub(super) use people::say_pieces;

impl Pictures for BlueMoonCity {
    fn tint(_: usize, thing: &str) -> Option<Rgb> {
        // A card is called by its colour and its value.
        let colour = thing.split(' ').next()?;
        Some(card_pen(super::notation::COLOURS.find(colour)?).into())
    }
    fn draw(names: &Names, draft: &Draft, columns: Option<usize>, language: Language) -> Drawing {
        let artist = Artist::new(names, draft, language);
        let mut lines = vec![artist.headline()];
        lines.extend(artist.progress().map(|progress| vec![Ink::new(progress, Pen::Plain).at(Place::root().key("progress"))]));
        lines.push(Vec::new());
        artist.city(columns, &mut lines);
        artist.elsewhere(&mut lines);
        artist.rewards(&mut lines);
        lines.push(artist.legend());
        lines.push(Vec::new());
        artist.obelisk(&mut lines);
        for (seat, player) in draft.seated() {
            artist.player(seat, player, &mut lines);
        }
        if let Some((more, names)) = artist.unseated() {
            let head = Ink::new(format!("{more}: "), Pen::Faint).at(Place::root().key("players"));
            cards::put_items(head, names.iter().map(|name| Ink::new(name, Pen::Plain)), &mut lines);
        }
        artist.supply(&mut lines);
        let columns = columns.map_or(WIDEST, |columns| columns.max(city::NARROWEST));
        Drawing(lines.iter().flat_map(|line| folded(line, columns)).collect())
    }
    fn paint(names: &Names, draft: &Draft, language: Language) -> Painting {
        super::paint::paint(names, draft, language)
    }
}

static BOOK: Book = Book::new(&[CAPTIONS, texts!("../messages/" "pictures")]);

/// Stones beyond the spaces of the obelisk that are drawn; more are counted.
pub(super) const SURPLUS: usize = 2;

/// Columns that a city takes at most where nobody says how many there are.
const WIDEST: usize = 100;

pub(super) struct Artist<'a> {
    pub(super) names: &'a Names,
    pub(super) draft: &'a Draft,
    pub(super) captions: Captions,
}

impl<'a> Artist<'a> {
    pub(super) fn new(names: &'a Names, draft: &'a Draft, language: Language) -> Self {
        Self { names, draft, captions: Captions { book: &BOOK, terms: TERMS, language } }
    }
    /// The game, and whose turn it is.
    pub(super) fn headline(&self) -> Inks {
        let draft = self.draft;
        let mut parts = Vec::new();
        if draft.setup.random_centre {
            parts.push(self.captions.word("random-centre"));
        }
        let turn = draft.turn.filter(|_| draft.phase != Some(Phase::Over));
        parts.extend(turn.map(|seat| self.captions.say("turn-of", [("player", self.name(seat).into())])));
        parts.extend(draft.phase.map(|phase| self.captions.say("phase", [("phase", phase.to_arg(self.names))])));
        let title = Ink::new(BlueMoonCity::EDITIONS[0].title_in(&BOOK, self.captions.language), Pen::Strong);
        let mut headline = vec![title.at_all(["turn", "phase"].map(|key| Place::root().key(key)))];
        if !parts.is_empty() {
            headline.push(Ink::new(format!(": {}", parts.join(", ")), Pen::Plain));
        }
        headline
    }

    /// How far the turn has come, as far as somebody says it.
    pub(super) fn progress(&self) -> Option<String> {
        let DraftTurn { steps, walked, stones, offerings, offered, discarded, .. } = self.draft.progress;
        let parts = [
            steps.map(|count| self.captions.count("steps-left", count)),
            walked.map(|count| self.captions.count("steps-walked", count)),
            stones.map(|count| self.captions.count("stones-placed", count)),
            offerings.map(|count| self.captions.count("offerings-made", count)),
            offered.map(|offered| self.captions.say("ordinary", [("offered", offered.into())])),
            discarded.map(|count| self.captions.count("cards-discarded", count)),
        ];
        let parts: Vec<_> = parts.into_iter().flatten().collect();
        (!parts.is_empty()).then(|| self.captions.say("in-this-turn", [("progress", Arg::Name(parts.join(", ")))]))
    }
    /// What the signs mean.
    fn legend(&self) -> Inks {
        let figures: Vec<_> = self.draft.seated().map(|(seat, _)| format!("{} {}", self.tag(seat), self.name(seat))).collect();
        let mut colours = Dragon::ALL.map(|dragon| self.names.dragon_colour(dragon)).to_vec();
        for colour in self.draft.dragons.iter().map(|dragon| self.names.colour_named(dragon.name)) {
            if !colours.contains(&colour) {
                colours.push(colour);
            }
        }
        let letter = |colour: Colour| ("letter", Arg::Name(self.names.letter(colour).to_string()));
        let dragon = |colour: Colour| self.captions.say("letter", [letter(colour), ("colour", colour.to_arg(self.names))]);
        let dragons: Vec<_> = colours.into_iter().map(dragon).collect();
        let tag = Seat::new(0).map_or_else(String::new, |seat| self.tag(seat));
        let args = [("tag", tag), ("figures", figures.join(", ")), ("dragons", dragons.join(", "))];
        let text = self.captions.say("legend", args.map(|(name, arg)| (name, Arg::Name(arg))));
        vec![Ink::new(text, Pen::Faint)]
    }

    /// The obelisk from the bottom: each number with its stones and its free spaces.
    fn obelisk(&self, lines: &mut Vec<Inks>) {
        let Some(stages) = self.draft.stages() else { return };
        let mut line = vec![Ink::new(self.captions.word("obelisk") + " ", Pen::Strong).at(Place::root().key("obelisk"))];
        for stage in stages {
            line.push(Ink::new(format!("  {} ", stage.level.price()), Pen::Plain).at(level_place(stage.level)));
            let say = |stone: &Option<Seat>| stone.map_or_else(|| "■".to_owned(), |seat| self.tag(seat));
            let (on, beside) = stage.stones.split_at(stage.room().min(stage.stones.len()));
            line.extend(on.iter().map(|stone| Ink::new(say(stone), Pen::Strong)));
            if !beside.is_empty() {
                let stones: String = beside.iter().take(SURPLUS).map(say).collect();
                let more = beside.len().saturating_sub(SURPLUS);
                let more = if more > 0 { format!("+{more}") } else { String::new() };
                line.push(Ink::new(format!("+{stones}{more}"), Pen::Strong));
            }
            line.extend((stage.stones.len()..stage.spaces).map(|_| Ink::new("·", Pen::Faint)));
        }
        lines.push(line);
        lines.push(Vec::new());
    }

    /// A letter for a player, or the number of the seat where two names begin alike.
    pub(super) fn tag(&self, seat: Seat) -> String {
        let first = |seat: Seat| {
            self.name(seat).chars().find(|letter| letter.is_alphabetic()).map(|letter| letter.to_uppercase().to_string())
        };
        let mine = first(seat).filter(|letter| letter.chars().count() == 1);
        let alike = self.draft.seated().any(|(other, _)| other != seat && first(other) == mine);
        mine.filter(|_| !alike).unwrap_or_else(|| seat.number().to_string())
    }

    pub(super) fn name(&self, seat: Seat) -> &str {
        self.names.players().get(seat.index()).map_or("?", String::as_str)
    }
}

/// What sentences call things; no picture of this game speaks of a marker.
const TERMS: &[(&str, &str)] = &[("marker", "first-player marker")];

/// The colour of the sections of a building.
fn pen(paint: Paint) -> Pen {
    match paint {
        Paint::None => Pen::Plain,
        Paint::Any => Pen::Strong,
        Paint::Of(colour) => card_pen(colour),
    }
}

/// The colour of a people's cards and buildings.
pub(super) fn card_pen(colour: Colour) -> Pen {
    match colour {
        Colour::Black => Pen::Tile(48, 48, 54),
        Colour::Red => Pen::Tile(190, 44, 44),
        Colour::Blue => Pen::Tile(33, 104, 178),
        Colour::Grey => Pen::Tile(140, 144, 150),
        Colour::Green => Pen::Tile(58, 140, 70),
        Colour::Brown => Pen::Tile(121, 72, 41),
        Colour::White => Pen::Tile(228, 232, 232),
        Colour::Yellow => Pen::Tile(242, 184, 48),
    }
}
