//! Pictures as SVG: what a scene shows, rings round what the verdict speaks of, and below it what it says.
//!
//! Everything is said in attributes that every viewer knows: no style sheet, no font of its own.

use super::marks::{Mark, marks};
use super::page;
use crate::games::{Anchor, Area, Edge, FAINT, FRAME, INK, Outline, PAPER, Point, Rgb, Run, Scene, Shape, Type, text_width};
use crate::verdict::Verdict;
use quick_xml::events::{BytesEnd, BytesStart, BytesText, Event};
use quick_xml::writer::Writer;
use std::io;

/// Rings round what is wrong.
const WRONG: Rgb = Rgb(214, 0, 92);
/// Rings round what was awarded.
const AWARDED: Rgb = Rgb(0, 118, 108);
/// So many awards are marked.
const MOST_AWARDS: usize = 12;
/// The radius of a number's disc.
const DISC: i32 = 84;
/// The size of captions.
const CAPTION: i32 = 140;
/// From a line of a caption to the next.
const LEADING: i32 = 200;
/// Left and right of captions.
const MARGIN: i32 = 180;
/// Between the pictures of a file with several cases.
const BETWEEN: i32 = 300;

/// One case of a picture.
#[derive(Debug, Clone)]
pub struct Plate {
    /// What the case calls itself.
    title: String,
    scene: Scene,
    marks: Vec<Mark<Outline>>,
    captions: Vec<Caption>,
}

/// A line below a picture.
#[derive(Debug, Clone)]
struct Caption {
    /// The mark that it begins to tell of.
    mark: Option<usize>,
    text: String,
    faint: bool,
}

impl Plate {
    /// The picture of a case with what its verdict says.
    pub fn new(title: Option<&str>, scene: &Scene, verdict: &Verdict) -> Self {
        let spots: Vec<_> = scene.spots.iter().map(|spot| (&spot.place, spot.outline.clone())).collect();
        let (marks, left_out) = marks(&spots, verdict, MOST_AWARDS);
        let mut captions = Vec::new();
        let width = scene.size.0 - 2 * MARGIN - 3 * DISC;
        for (index, mark) in marks.iter().enumerate() {
            let first = captions.len();
            captions.extend(wrapped(&mark.says, width).into_iter().map(|text| Caption { mark: None, text, faint: false }));
            captions.extend(wrapped(&mark.more, width).into_iter().map(|text| Caption { mark: None, text, faint: true }));
            if let Some(caption) = captions.get_mut(first) {
                caption.mark = Some(index);
            }
        }
        if left_out > 0 {
            let text = format!("and {left_out} awards before these");
            captions.push(Caption { mark: None, text, faint: true });
        }
        Self { title: title.unwrap_or_default().to_owned(), scene: scene.clone(), marks, captions }
    }

    fn size(&self) -> Point {
        let lines = i32::try_from(self.captions.len()).unwrap_or(0);
        let below = if lines == 0 { 0 } else { lines * LEADING + 220 };
        (self.scene.size.0, self.scene.size.1 + below)
    }
}

/// Some pictures below one another as one SVG document.
///
/// # Errors
/// None that a writer to memory gives.
pub fn render(plates: &[Plate]) -> io::Result<String> {
    let width = plates.iter().map(|plate| plate.size().0).max().unwrap_or(0);
    // Of a long stream the sheet is taller than a single picture can be.
    let tall = |plate: &Plate| i64::from(plate.size().1 + BETWEEN);
    let height = (plates.iter().map(tall).sum::<i64>() - i64::from(BETWEEN)).max(0);
    let mut pen = Pen(Writer::new_with_indent(Vec::new(), b' ', 1));
    let root = [
        ("xmlns", "http://www.w3.org/2000/svg".to_owned()),
        ("viewBox", format!("0 0 {width} {height}")),
        ("width", (width / 10).to_string()),
        ("height", (height / 10).to_string()),
        ("font-family", "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif".to_owned()),
        ("role", "img".to_owned()),
    ];
    pen.open("svg", &root)?;
    let mut top = 0_i64;
    for plate in plates {
        pen.open("g", &[("transform", format!("translate(0 {top})"))])?;
        plate.draw(&mut pen)?;
        pen.close("g")?;
        top += tall(plate);
    }
    pen.close("svg")?;
    let mut text = String::from_utf8(pen.0.into_inner()).map_err(io::Error::other)?;
    text.push('\n');
    Ok(text)
}

impl Plate {
    fn draw(&self, pen: &mut Pen) -> io::Result<()> {
        let (width, height) = self.size();
        if !self.title.is_empty() {
            pen.title(&self.title)?;
        }
        let sheet = Area::new(0, 0, width, height).grown(-6);
        pen.form(&Outline::Box(sheet, 160), Some(PAPER), Some(Edge { ink: FRAME, width: 12, dashed: false }))?;
        for shape in &self.scene.shapes {
            match shape {
                Shape::Form { outline, fill, edge } => pen.form(outline, *fill, *edge)?,
                Shape::Text { at, style, runs } => pen.text(*at, *style, runs)?,
            }
        }
        self.draw_marks(pen)?;
        self.draw_captions(pen)
    }

    /// All rings, then all numbers, so that no ring crosses a number out.
    fn draw_marks(&self, pen: &mut Pen) -> io::Result<()> {
        let mut rings: Vec<(&Outline, Vec<&Mark<Outline>>)> = Vec::new();
        for mark in &self.marks {
            for ring in &mark.rings {
                match rings.iter_mut().find(|(known, _)| *known == ring) {
                    Some((_, marks)) => marks.push(mark),
                    None => rings.push((ring, vec![mark])),
                }
            }
        }
        for (ink, width) in [(Some(PAPER), 64), (None, 38)] {
            for (ring, marks) in &rings {
                // Spaces of a star lie so close that a thick ring would hide their numbers.
                let width = if matches!(ring, Outline::Corners(_)) { width * 3 / 4 } else { width };
                // What is wrong comes first, and so decides the colour of a ring with several numbers.
                let ink = ink.or(marks.first().map(|mark| mark.ink())).unwrap_or(INK);
                pen.form(ring, None, Some(Edge { ink, width, dashed: false }))?;
            }
        }
        for (ring, marks) in &rings {
            for (mark, corner) in marks.iter().zip(corners(ring)) {
                pen.open("g", &[])?;
                pen.title(&mark.says)?;
                pen.number(corner, mark)?;
                pen.close("g")?;
            }
        }
        Ok(())
    }

    fn draw_captions(&self, pen: &mut Pen) -> io::Result<()> {
        let left = MARGIN + 3 * DISC;
        let mut y = self.scene.size.1 + 150;
        for caption in &self.captions {
            if let Some(mark) = caption.mark.and_then(|index| self.marks.get(index)) {
                pen.number((MARGIN + DISC, y - 50), mark)?;
            }
            let style = Type { size: CAPTION, ink: if caption.faint { FAINT } else { INK }, anchor: Anchor::Start };
            pen.text((left, y), style, &[Run { text: caption.text.clone(), bold: false }])?;
            y += LEADING;
        }
        Ok(())
    }
}

impl<T> Mark<T> {
    fn ink(&self) -> Rgb {
        if self.wrong { WRONG } else { AWARDED }
    }
}

/// Where numbers go on a ring, the first at the upper right of a box, at the tip of a rhombus.
fn corners(ring: &Outline) -> Vec<Point> {
    let Area { x, y, width, height } = ring.area();
    let middle = (x + width / 2, y + height / 2);
    match ring {
        Outline::Corners(corners) => {
            let inward = |(x, y): Point| ((8 * x + middle.0) / 9, (8 * y + middle.1) / 9);
            let half = corners.len() / 2;
            corners.iter().cycle().skip(half).take(corners.len()).map(|&corner| inward(corner)).collect()
        }
        Outline::Box(..) | Outline::Circle(..) => {
            // Within the ring, or those of a neighbour would cover them; the first two keep to the right.
            let inset = if matches!(ring, Outline::Circle(..)) { width * 15 / 100 } else { 62 };
            let (left, right, top, bottom) = (x + inset, x + width - inset, y + inset, y + height - inset);
            let ends = [(right, top), (right, bottom), (left, top), (left, bottom)];
            let sides = [(middle.0, top), (middle.0, bottom), (right, middle.1), (left, middle.1)];
            ends.into_iter().chain(sides).collect()
        }
    }
}

/// A text in lines that a width holds.
fn wrapped(text: &str, width: i32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if text_width(line, CAPTION) + text_width(word, CAPTION) + CAPTION / 2 <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Writes elements.
struct Pen(Writer<Vec<u8>>);

impl Pen {
    fn open(&mut self, name: &str, attributes: &[(&str, String)]) -> io::Result<()> {
        self.0.write_event(Event::Start(element(name, attributes)))
    }
    fn close(&mut self, name: &str) -> io::Result<()> {
        self.0.write_event(Event::End(BytesEnd::new(name)))
    }
    fn title(&mut self, text: &str) -> io::Result<()> {
        self.open("title", &[])?;
        self.0.write_event(Event::Text(BytesText::new(&clean(text))))?;
        self.close("title")
    }
    fn form(&mut self, outline: &Outline, fill: Option<Rgb>, edge: Option<Edge>) -> io::Result<()> {
        let (name, mut attributes) = match outline {
            Outline::Box(Area { x, y, width, height }, radius) => (
                "rect",
                vec![
                    ("x", x.to_string()),
                    ("y", y.to_string()),
                    ("width", width.to_string()),
                    ("height", height.to_string()),
                    ("rx", radius.to_string()),
                ],
            ),
            Outline::Circle((x, y), radius) => {
                ("circle", vec![("cx", x.to_string()), ("cy", y.to_string()), ("r", radius.to_string())])
            }
            Outline::Corners(corners) => {
                let points: Vec<_> = corners.iter().map(|(x, y)| format!("{x},{y}")).collect();
                ("polygon", vec![("points", points.join(" ")), ("stroke-linejoin", "round".to_owned())])
            }
        };
        attributes.push(("fill", fill.map_or_else(|| "none".to_owned(), hex)));
        if let Some(Edge { ink, width, dashed }) = edge {
            attributes.push(("stroke", hex(ink)));
            attributes.push(("stroke-width", width.to_string()));
            if dashed {
                attributes.push(("stroke-dasharray", format!("{} {}", 3 * width, 2 * width)));
            }
        }
        self.0.write_event(Event::Empty(element(name, &attributes)))
    }
    fn text(&mut self, (x, y): Point, style: Type, runs: &[Run]) -> io::Result<()> {
        let mut attributes =
            vec![("x", x.to_string()), ("y", y.to_string()), ("font-size", style.size.to_string()), ("fill", hex(style.ink))];
        match style.anchor {
            Anchor::Start => {}
            Anchor::Middle => attributes.push(("text-anchor", "middle".to_owned())),
            Anchor::End => attributes.push(("text-anchor", "end".to_owned())),
        }
        let weight = ("font-weight", "bold".to_owned());
        let only = if let [only] = runs { Some(only) } else { None };
        if only.is_some_and(|run| run.bold) {
            attributes.push(weight.clone());
        }
        // Blanks between runs would be seen: the writer indents elements only where no text is.
        self.0.write_event(Event::Start(element("text", &attributes)))?;
        for run in runs {
            let text = clean(&run.text);
            if only.is_none() && run.bold {
                self.0.write_event(Event::Text(BytesText::new("")))?;
                self.0.write_event(Event::Start(element("tspan", std::slice::from_ref(&weight))))?;
                self.0.write_event(Event::Text(BytesText::new(&text)))?;
                self.0.write_event(Event::End(BytesEnd::new("tspan")))?;
            } else {
                self.0.write_event(Event::Text(BytesText::new(&text)))?;
            }
        }
        self.0.write_event(Event::End(BytesEnd::new("text")))
    }
    fn number(&mut self, (x, y): Point, mark: &Mark<Outline>) -> io::Result<()> {
        let edge = Edge { ink: PAPER, width: 18, dashed: false };
        // Round for what is wrong, square for what was awarded: told apart without colours too.
        let disc = match mark.wrong {
            true => Outline::Circle((x, y), DISC),
            false => Outline::Box(Area::round((x, y), DISC - 8), 30),
        };
        self.form(&disc, Some(mark.ink()), Some(edge))?;
        let number = mark.number.to_string();
        let size = if number.len() > 1 { 96 } else { 118 };
        let style = Type { size, ink: PAPER, anchor: Anchor::Middle };
        self.text((x, y + size * 36 / 100), style, &[Run { text: number, bold: true }])
    }
}

fn element<'a>(name: &'a str, attributes: &[(&str, String)]) -> BytesStart<'a> {
    BytesStart::new(name).with_attributes(attributes.iter().map(|(key, value)| (*key, value.as_str())))
}

fn hex(Rgb(red, green, blue): Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// XML has no place for control characters, not even escaped.
fn clean(text: &str) -> String {
    page::clean(text).replace(['\u{fffe}', '\u{ffff}'], "\u{fffd}")
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn plate(marks: Vec<Mark<Outline>>) -> Plate {
        let scene = Scene { size: (6000, 1000), ..Scene::default() };
        Plate { title: "a < b".to_owned(), scene, marks, captions: Vec::new() }
    }

    fn mark(number: usize, wrong: bool, rings: &[Outline]) -> Mark<Outline> {
        Mark { number, wrong, says: format!("says {number}"), more: String::new(), rings: rings.to_vec() }
    }

    #[test]
    fn a_place_has_one_ring_and_every_number() {
        let ring = Outline::Box(Area::new(100, 100, 400, 400), 90);
        let svg = render(&[plate(vec![mark(1, true, std::slice::from_ref(&ring)), mark(2, false, std::slice::from_ref(&ring))])])
            .unwrap();
        assert_eq!(svg.matches(r##"stroke="#d6005c""##).count(), 1);
        assert_eq!(svg.matches(r##"stroke="#00766c""##).count(), 0, "what is wrong decides the colour");
        assert_eq!(svg.matches("<circle").count(), 1, "the number of what is wrong");
        assert!(svg.contains("says 1") && svg.contains("says 2") && svg.contains("a &lt; b"));
    }

    #[test]
    fn several_pictures_are_one_document() {
        let svg = render(&[plate(Vec::new()), plate(Vec::new())]).unwrap();
        assert_eq!(svg.matches("<svg").count(), 1);
        assert!(svg.contains(r#"viewBox="0 0 6000 2300""#) && svg.contains("translate(0 1300)"), "{svg}");
    }

    #[test]
    fn captions_keep_within_the_picture() {
        let lines = wrapped(&"seven words of a caption or more ".repeat(9), 4000);
        assert!(lines.len() > 3 && lines.iter().all(|line| text_width(line, CAPTION) <= 4000));
        assert_eq!(wrapped("", 4000), Vec::<String>::new());
    }

    #[test]
    fn nothing_is_written_that_xml_cannot_hold() {
        assert_eq!(clean("a\u{7}b\u{ffff}c\u{202e} é 中"), "a?b\u{fffd}c\u{fffd} é 中");
    }
}
