//! What somebody may have meant who typed a number.

use super::edit::Kind;

/// Numbers that become this one by one slip of the finger or of the eye, each with what the slip is.
pub(super) fn misread(text: &str) -> Vec<(Kind, i64)> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => ("-", digits),
        None => ("", text.strip_prefix('+').unwrap_or(text)),
    };
    let digits: Vec<char> = digits.chars().collect();
    if digits.is_empty() || digits.len() > 4 || !digits.iter().all(char::is_ascii_digit) {
        return Vec::new();
    }
    let Ok(typed) = text.parse::<i64>() else { return Vec::new() };
    // Whoever miscounts is one off, across a ten as well: 9 for 10.
    let mut meant = vec![(Kind::Number, typed + 1), (Kind::Number, typed - 1)];
    let mut add = |kind, digits: &[char]| {
        let number = format!("{sign}{}", digits.iter().collect::<String>()).parse::<i64>().ok();
        if let Some(number) = number.filter(|number| *number != typed && !meant.iter().any(|(_, known)| known == number)) {
            meant.push((kind, number));
        }
    };
    for at in 1..digits.len() {
        let mut swapped = digits.clone();
        swapped.swap(at - 1, at);
        add(Kind::Digits, &swapped);
    }
    for at in (0..digits.len()).rev() {
        for digit in '0'..='9' {
            let mut other = digits.clone();
            other[at] = digit;
            add(Kind::Number, &other);
        }
    }
    for at in 0..=digits.len() {
        if digits.len() > 1 && at < digits.len() {
            let mut fewer = digits.clone();
            fewer.remove(at);
            add(Kind::Number, &fewer);
        }
        if digits.len() < 3 {
            for digit in '0'..='9' {
                let mut more = digits.clone();
                more.insert(at, digit);
                add(Kind::Number, &more);
            }
        }
    }
    meant.sort_by_key(|(kind, number)| (*kind, number.abs_diff(typed)));
    meant
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_one_slip_away() {
        let twelve = misread("12");
        assert_eq!(twelve[0], (Kind::Digits, 21));
        for meant in [13, 11, 2, 22, 112, 120, 1] {
            assert!(twelve.contains(&(Kind::Number, meant)), "{meant}");
        }
        assert!(!twelve.iter().any(|(_, number)| *number == 12));
        assert!(misread("-3").contains(&(Kind::Number, -4)));
        assert_eq!(misread("9")[0], (Kind::Number, 10));
        assert!(misread("10").contains(&(Kind::Number, 9)));
        assert_eq!(misread("x"), []);
    }
}
