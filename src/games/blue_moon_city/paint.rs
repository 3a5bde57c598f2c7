use super::{Position, wording::Names};
use crate::games::Scene;
pub(super) fn paint(_: &Names, _: &Position) -> Scene {
    Scene::default()
}
