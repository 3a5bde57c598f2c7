//! The table as people see it: the city in its cross, the obelisk, the players with their cards, the supply.

mod cards;
mod city;
mod obelisk;
mod players;
mod seats;

use super::draft::{Draft, DraftTurn};
use super::wording::Names;
use super::{BlueMoonCity, Colour, Dragon, Phase, Seat};
use crate::game::reasons::ToArg;
use crate::game::shared::SEATS;
use crate::game::{self, Parts, Pictures};
use crate::picture::captions::{CAPTIONS, Captions};
use crate::picture::kit::GAP;
use crate::picture::{Edge, INK, Ink, Inks, Outline, Picture, Point, Rgb, Scene, folded};
use crate::verdict::Place;
use crate::words::{Arg, Book, Language, texts};

/// With each seat's colour.
type Artist<'a> = game::Artist<'a, BlueMoonCity, [Rgb; SEATS]>;

static BOOK: Book = Book::new(&[CAPTIONS, texts!("games/blue_moon_city/messages/pictures")]);
/// What sentences call things; no picture of this game speaks of a marker.
const TERMS: &[(&str, &str)] = &[("marker", "first-player marker")];

/// The width of a player's panel; two stand side by side.
const PANEL: i32 = 4960;
/// Columns that a city takes at most where nobody says how many there are.
const WIDEST: usize = 100;

impl Pictures for BlueMoonCity {
    fn tint(_: usize, thing: &str) -> Option<Rgb> {
        // A card is called by its colour and its value.
        let colour = thing.split(' ').next()?;
        Some(card_paint(super::notation::COLOURS.find(colour)?))
    }
    fn picture(names: &Names, draft: &Draft, columns: Option<usize>, language: Language) -> Picture {
        let captions = Captions { book: &BOOK, terms: TERMS, language };
        let artist = Artist { names, draft, captions, own: seats::colours(names.players()) };
        let mut picture = Picture::new(artist.title(), 2 * PANEL + GAP);
        let place = Place::root().key("progress");
        picture.heading[0].places.push(place.clone());
        if let Some(progress) = artist.progress() {
            picture.heading.push(Ink::plain(format!(". {progress}")));
            picture.lines.push(vec![Ink::plain(progress).at(place)]);
        }
        picture.gap();
        artist.city(columns, &mut picture);
        let obelisk = artist.obelisk().map(|(line, scene)| {
            picture.blocks.push(scene);
            [line, Inks::new()]
        });
        artist.elsewhere(&mut picture);
        artist.rewards(&mut picture);
        picture.lines.extend([artist.legend(), Inks::new()]);
        picture.lines.extend(obelisk.into_iter().flatten());
        for (seat, player) in draft.seated() {
            artist.player(seat, player, &mut picture);
        }
        artist.unseated(&mut picture);
        artist.supply(&mut picture);
        let columns = columns.map_or(WIDEST, |columns| columns.max(city::NARROWEST));
        picture.lines = picture.lines.iter().flat_map(|line| folded(line, columns)).collect();
        picture
    }
}

impl Artist<'_> {
    /// The game, and whose turn it is.
    fn title(&self) -> Inks {
        let draft = self.draft;
        let turn = draft.turn.filter(|_| draft.phase != Some(Phase::Over));
        let notes = [
            draft.setup.random_centre.then(|| self.captions.word("random-centre")),
            turn.map(|seat| self.captions.say("turn-of", [("player", self.names.player(seat).into())])),
            draft.phase.map(|phase| self.captions.say("phase", [("phase", phase.to_arg(self.names))])),
        ];
        self.headline(&BlueMoonCity::EDITIONS[0], ["turn", "phase"], notes)
    }

    /// How far the turn has come, as far as somebody says it.
    fn progress(&self) -> Option<String> {
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

    /// What the signs of the text mean.
    fn legend(&self) -> Inks {
        let figures: Vec<_> =
            self.draft.seated().map(|(seat, _)| format!("{} {}", self.tag(seat), self.names.player(seat))).collect();
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
        vec![Ink::faint(self.captions.say("legend", args.map(|(name, arg)| (name, Arg::Name(arg)))))]
    }

    /// A letter for a player, or the number of the seat where two names begin alike.
    fn tag(&self, seat: Seat) -> String {
        let first = |seat: Seat| {
            let letter = self.names.player(seat).chars().find(|letter| letter.is_alphabetic());
            letter.map(|letter| letter.to_uppercase().to_string())
        };
        let mine = first(seat).filter(|letter| letter.chars().count() == 1);
        let alike = self.draft.seated().any(|(other, _)| other != seat && first(other) == mine);
        mine.filter(|_| !alike).unwrap_or_else(|| seat.number().to_string())
    }

    /// A stone or a base of a figure: a player's letter on a player's colour.
    fn stone(&self, scene: &mut Scene, middle: Point, radius: i32, seat: Seat) {
        let paint = self.own[seat.index()];
        scene.form(Outline::Circle(middle, radius), paint, Edge::new(paint.in_of(55, INK), 14));
        let letter = if paint.is_light() { INK } else { Rgb(255, 255, 255) };
        scene.sign(middle, radius * 11 / 10, letter, self.tag(seat));
    }
}

/// So many steps.
fn at(count: usize, step: i32) -> i32 {
    i32::try_from(count).unwrap_or(0) * step
}

/// The colour of a people's cards and buildings.
fn card_paint(colour: Colour) -> Rgb {
    match colour {
        Colour::Black => Rgb(48, 48, 54),
        Colour::Red => Rgb(190, 44, 44),
        Colour::Blue => Rgb(33, 104, 178),
        Colour::Grey => Rgb(140, 144, 150),
        Colour::Green => Rgb(58, 140, 70),
        Colour::Brown => Rgb(121, 72, 41),
        Colour::White => Rgb(228, 232, 232),
        Colour::Yellow => Rgb(242, 184, 48),
    }
}
