//! Drawings in a terminal: the text says everything, colours only help.

use super::page::{FAINT, STRONG, clean};
use crate::games::{Drawing, Ink, Pen, Rgb};
use anstyle::{Color, RgbColor, Style};

/// The drawing in colours.
pub(super) fn render(drawing: &Drawing) -> String {
    let mut text = String::new();
    for line in &drawing.0 {
        for ink in line {
            let style = style(ink.pen);
            text += &format!("{style}{}{style:#}", clean(&ink.text));
        }
        text.push('\n');
    }
    text
}

/// The drawing without colours, line by line.
pub(super) fn lines(drawing: &Drawing) -> Vec<String> {
    let text = |line: &Vec<Ink>| line.iter().map(|ink| clean(&ink.text)).collect::<String>();
    drawing.0.iter().map(|line| text(line).trim_end().to_owned()).collect()
}

fn style(pen: Pen) -> Style {
    match pen {
        Pen::Plain => Style::new(),
        Pen::Strong => STRONG,
        Pen::Faint => FAINT,
        Pen::Tile(red, green, blue) => {
            let letter = if Rgb(red, green, blue).is_light() { RgbColor(0, 0, 0) } else { RgbColor(255, 255, 255) };
            Style::new().bold().fg_color(Some(Color::Rgb(letter))).bg_color(Some(Color::Rgb(RgbColor(red, green, blue))))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_read_on_any_tile() {
        let (white, black) = (Some(Color::Rgb(RgbColor(255, 255, 255))), Some(Color::Rgb(RgbColor(0, 0, 0))));
        assert_eq!(style(Pen::Tile(20, 20, 30)).get_fg_color(), white);
        assert_eq!(style(Pen::Tile(240, 200, 40)).get_fg_color(), black);
    }

    #[test]
    fn colours_add_nothing_to_the_text() {
        let ink = |text: &str, pen| Ink { text: text.to_owned(), pen };
        let drawing = Drawing(vec![vec![ink("wall ", Pen::Strong), ink(" B ", Pen::Tile(0, 0, 200)), ink(" . ", Pen::Faint)]]);
        assert_eq!(lines(&drawing), ["wall  B  ."]);
        assert_eq!(anstream::adapter::strip_str(&render(&drawing)).to_string(), "wall  B  . \n");
    }
}
