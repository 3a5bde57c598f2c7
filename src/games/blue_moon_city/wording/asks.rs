//! What the case would have to tell so that a step is legal.

use crate::games::blue_moon_city::notation::{YES_NO, city_name, write_stones};
use crate::games::blue_moon_city::wording::Refused;
use crate::games::blue_moon_city::{Draft, Refusal, SectionName, rules};
use crate::games::game::{Question, World};
use crate::verdict::{Finding, Place};

/// See [`Wording::asks`](crate::games::Wording::asks).
pub(super) fn asks(refused: &Refused<'_>, draft: &Draft, refusal: &Refusal) -> Option<Question<Draft>> {
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
    let says = Finding::from(refusal.tell(refused)).message.part("if");
    Some(Question {
        id,
        place: Place::root().key("buildings").key(city_name(building)).key(key),
        rule: &rules::ANY_FREE_SECTION,
        is_presupposed: false,
        is_exhaustive: false,
        worlds: vec![World { told, name: says.clone(), draft }],
        says,
    })
}
