// What is said of the table that is seen: all of it, or, while it is laid, what is wrong whatever else will lie there.
import { state } from './state.js';

/** The text of which everything was asked although it is not finished. */
let wanted = null;
export const ask = () => { wanted = state.text; };

/** Whether sums and phases are not spoken of yet. */
export function isUnfinished({ report, moves }) {
  return state.laying && state.view === 'board' && report.verdict === 'impossible' && wanted !== state.text && !moves;
}

export function wrongs(seen) {
  const wrong = (seen?.screen?.marks ?? []).filter((mark) => mark.wrong);
  return wrong.length && isUnfinished(seen) ? wrong.filter(({ lasts }) => lasts) : wrong;
}

export const awards = (seen) => (seen?.screen?.marks ?? []).filter(({ wrong }) => !wrong);
