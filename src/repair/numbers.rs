//! What somebody may have meant who typed a number.

use super::edit::Kind;
use crate::order;
use crate::words::lists::first_of_each;

/// Numbers that become this one by one slip of the finger or of the eye, each with what the slip is.
pub(super) fn misread(text: &str) -> Vec<(Kind, i64)> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => ("-", digits),
        None => ("", text.strip_prefix('+').unwrap_or(text)),
    };
    if digits.is_empty() || digits.len() > 4 || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return Vec::new();
    }
    let Ok(typed) = text.parse::<i64>() else { return Vec::new() };
    let count = digits.len();
    let with = |from: usize, to: usize| ('0'..='9').map(move |digit| format!("{}{digit}{}", &digits[..from], &digits[to..]));
    let swapped = (1..count).map(|at| [&digits[..at - 1], &digits[at..=at], &digits[at - 1..at], &digits[at + 1..]].concat());
    let others = (0..count).rev().flat_map(|at| with(at, at + 1));
    let fewer_or_more = (0..=count).flat_map(|at| {
        let fewer = (count > 1 && at < count).then(|| digits[..at].to_owned() + &digits[at + 1..]);
        fewer.into_iter().chain(with(at, at).filter(|_| count < 3))
    });
    let slips = swapped.filter(|digits| !digits.starts_with('0')).map(|digits| (Kind::Digits, digits));
    let slips = slips.chain(others.chain(fewer_or_more).map(|digits| (Kind::Number, digits)));
    let slips = slips.filter_map(|(kind, digits)| Some((kind, format!("{sign}{digits}").parse::<i64>().ok()?)));
    // Whoever miscounts is one off, across a ten as well: 9 for 10.
    let all = [1, -1].map(|off| (Kind::Number, typed + off)).into_iter().chain(slips).filter(|(_, number)| *number != typed);
    let mut meant = first_of_each(all, |(_, number), (_, known)| number == known);
    order::by_key(&mut meant, |(kind, number)| (*kind, number.abs_diff(typed)));
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
