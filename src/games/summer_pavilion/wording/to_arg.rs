//! What the things of the game are in a sentence.

use super::names::Names;
use crate::game::lexicon::{PEOPLE, TABLE};
use crate::game::reasons::{ToArg, Vocabulary, says, to_args};
use crate::games::summer_pavilion::notation::{BETWEEN, COLOURS, PHASE_WORDS, star_key};
use crate::games::summer_pavilion::{
    Between, Brought, Colour, Feature, MarkerPlace, Phase, Seat, SeatSet, Source, Space, SpaceSet, Star, StarKind, Tiles,
};
use crate::order;
use crate::words::{Arg, Book, Message, Terms, texts};

pub(super) static BOOK: Book = Book::new(&[
    PEOPLE,
    TABLE,
    texts!("games/summer_pavilion/messages/things"),
    texts!("games/summer_pavilion/messages/known"),
    texts!("games/summer_pavilion/messages/moves"),
    texts!("games/summer_pavilion/messages/awards"),
    texts!("games/summer_pavilion/messages/slips"),
    texts!("games/summer_pavilion/messages/refusals"),
    texts!("games/summer_pavilion/messages/flaws"),
]);

/// A star by its name in a case: "the red star".
pub(crate) fn star_named(name: &'static str) -> Message {
    Message::new(&BOOK, "star").with("star", Arg::Term(name))
}

impl Vocabulary for Names {
    const BOOK: &'static Book = &BOOK;
    fn terms(&self) -> Terms {
        &[("tile", "tile"), ("marker", "first-player marker")]
    }
}

impl Names {
    /// A space as players say it.
    pub(crate) fn here(&self, space: Space) -> Message {
        let message = self.message(if self.counts_places(space.star()) { "place" } else { "space" });
        says!(self, (message), star: space.star(), space: self.number(space))
    }
    /// A star as players say it.
    pub(crate) fn the_star(&self, star: Star) -> Message {
        says!(self, "star", star)
    }
    /// Where a marker was found.
    pub(crate) fn marker_place(&self, place: MarkerPlace) -> Message {
        match place {
            MarkerPlace::Centre => self.message("in-the-centre"),
            MarkerPlace::Front(holder) => says!(self, "beside-the-board", holder),
        }
    }
    /// A factory or the centre.
    pub(crate) fn source(&self, from: Source) -> Message {
        says!(self, "source", from)
    }
    /// A star with the colours that it has, where its name does not say them.
    pub(crate) fn complete(&self, star: Star, kind: StarKind) -> Message {
        says!(self, "complete-star", star: self.the_star(star), colour: kind.colour(), shown: self.is_monochrome())
    }
    /// "the pillar between the orange star and the centre star".
    pub(crate) fn feature(&self, feature: Feature) -> Message {
        let (Feature::Pillar(star) | Feature::Statue(star) | Feature::Window(star)) = feature;
        let other = if let Feature::Statue(star) = feature { star.next() } else { Star::CENTRE };
        says!(self, "feature", kind: feature, star: self.the_star(star), other: self.the_star(other))
    }
    /// A choice between spaces, star by star.
    pub(super) fn some_of(&self, spaces: SpaceSet) -> Message {
        self.spaces(spaces, true)
    }
    fn spaces(&self, spaces: SpaceSet, either: bool) -> Message {
        let groups = Star::all().filter_map(|star| {
            let mut numbers: Vec<_> = spaces.and(star.spaces()).iter().map(|space| self.number(space)).collect();
            order::all(&mut numbers);
            (!numbers.is_empty()).then(|| self.of_star(star, numbers, either))
        });
        let groups: Vec<_> = groups.collect();
        // A comma keeps the stars apart where one of them has several numbers.
        says!(self, "spaces", either, apart: spaces.len() != groups.len(), groups)
    }
    /// Spaces of one star.
    fn of_star(&self, star: Star, numbers: Vec<usize>, either: bool) -> Message {
        let message = self.message(if self.counts_places(star) { "places-of-star" } else { "spaces-of-star" });
        says!(self, (message), star, count: numbers.len(), numbers: says!(self, "numbers", either, all: numbers))
    }
    /// The spaces of a run round the ring, neighbours side by side: clockwise from one end; a full ring from its first space.
    pub(crate) fn run(&self, run: SpaceSet) -> Message {
        let star = run.first().map_or(Star::CENTRE, Space::star);
        let arms: Vec<_> = star.spaces().iter().collect();
        let has = |at: usize| arms.get(at % 6).is_some_and(|&space| run.has(space));
        let start = (0..6).find(|&at| has(at) && !has(at + 5)).unwrap_or(0);
        let round = (start..start + 6).filter_map(|at| arms.get(at % 6)).filter(|&&space| run.has(space));
        self.of_star(star, round.map(|&space| self.number(space)).collect(), false)
    }
    /// A heap colour by colour, the wild one last, as payments and takes are told.
    pub(super) fn parts(&self, wild: Option<Colour>, tiles: Tiles) -> impl Iterator<Item = Arg> {
        let (last, first): (Vec<_>, Vec<_>) = tiles.iter().partition(|&(colour, _)| Some(colour) == wild);
        first.into_iter().chain(last).map(|(colour, count)| Arg::Coloured(count.into(), COLOURS.name(colour)))
    }
    /// The same as a list.
    pub(crate) fn tiles_by(&self, wild: Option<Colour>, tiles: Tiles) -> Arg {
        Arg::List(self.parts(wild, tiles).collect())
    }
    /// A phase as a time.
    pub(crate) fn during(&self, phase: Phase) -> Message {
        says!(self, "during", phase)
    }
}

impl ToArg<Names> for Seat {
    fn to_arg(&self, names: &Names) -> Arg {
        names.player(*self).into()
    }
    /// Who moves is told with every refusal already.
    fn tell(&self, message: Message, name: &'static str, names: &Names) -> Message {
        let known = message.args().iter().any(|(known, _)| *known == name);
        if known { message } else { message.with(name, self.to_arg(names)) }
    }
}

impl ToArg<Names> for Source {
    fn to_arg(&self, _: &Names) -> Arg {
        match self {
            Source::Factory(factory) => Arg::Numbered("factory", factory.number()),
            Source::Centre => Arg::Term("centre"),
        }
    }
    fn tell(&self, message: Message, name: &'static str, names: &Names) -> Message {
        message.with(name, self.to_arg(names)).with("source", names.source(*self))
    }
}

impl ToArg<Names> for Phase {
    fn to_arg(&self, _: &Names) -> Arg {
        Arg::Term(PHASE_WORDS.name(*self))
    }
    /// The phase that something is found in is told as a time, too.
    fn tell(&self, message: Message, name: &'static str, names: &Names) -> Message {
        let message = message.with(name, self.to_arg(names));
        if name == "phase" { message.with("when", names.during(*self)) } else { message }
    }
}

impl ToArg<Names> for Space {
    fn to_arg(&self, names: &Names) -> Arg {
        names.here(*self).thing()
    }
    /// The space that a reason is about is told by its star and its number.
    fn tell(&self, message: Message, name: &'static str, names: &Names) -> Message {
        if name != "space" {
            return message.with(name, self.to_arg(names));
        }
        says!(names, (message), star: self.star(), space: names.number(*self), here: names.here(*self))
    }
}

to_args! {
    SeatSet: |seats, names| {
        Arg::List(seats.iter().map(|whose| says!(names, "who", whose).thing()).collect())
    };
    Colour: |colour, _names| Arg::Term(COLOURS.name(*colour));
    Tiles: |tiles, names| names.tiles_by(None, *tiles);
    Star: |star, names| Arg::Term(star_key(names.side(), *star));
    SpaceSet: |spaces, names| names.spaces(*spaces, false).thing();
    Between: |between, _names| Arg::Term(BETWEEN.name(*between));
    Feature: |feature, names| match feature {
        Feature::Pillar(_) => Between::Pillar,
        Feature::Statue(_) => Between::Statue,
        Feature::Window(_) => Between::Window,
    }.to_arg(names);
    MarkerPlace: |place, names| names.marker_place(*place).thing();
    Brought: |brought, names| {
        let Brought { seat, score, least, most } = *brought;
        let of = if least == most { most.into() } else { Arg::Between(least.into(), Some(most.into())) };
        says!(names, "brought", whose: seat, score, of: of).thing()
    };
}

/// A phase as something that there is: "it is the offer".
pub(crate) fn say_phase(n: &Names, phase: Phase) -> Message {
    says!(n, "phase-name", phase)
}
