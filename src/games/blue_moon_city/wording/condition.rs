//! What the case would have to tell so that a step is legal.

use crate::games::blue_moon_city::notation::{YES_NO, city_name, write_stones};
use crate::games::blue_moon_city::wording::Refused;
use crate::games::blue_moon_city::{Draft, Refusal, SectionName, rules};
use crate::verdict::{Condition, Finding, Place};

/// See [`Wording::condition`](crate::games::Wording::condition).
pub(super) fn condition(refused: &Refused<'_>, draft: &Draft, refusal: &Refusal) -> Option<(Condition, Draft)> {
    let &Refusal::SiteUnknown { building, stones, section, .. } = refusal else { return None };
    let mut draft = draft.clone();
    let site = draft.site_mut(building);
    let (id, key, told) = if stones {
        (site.built, site.more) = (true, true);
        site.free.push(SectionName::Nth(section));
        ("free-section", "built", write_stones(refused.n, site))
    } else {
        site.finished = Some(false);
        ("not-finished", "finished", YES_NO.name(false).into())
    };
    let condition = Condition {
        id,
        place: Place::root().key("buildings").key(city_name(building)).key(key),
        told: vec![told],
        rule: &rules::ANY_FREE_SECTION,
        says: Finding::from(refusal.tell(refused)).message.part("if"),
        is_presupposed: false,
    };
    Some((condition, draft))
}
