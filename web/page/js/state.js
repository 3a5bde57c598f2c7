// What the page knows: the texts of some cases, the history of each, and what this device remembers. There is nothing else.

/** So many texts before the one that is seen can be had again, and so many after the page was left. */
const MOST = 500;
const KEPT = 40;
/** So many tables are remembered. */
const TABLES = 8;
const listeners = new Set();
const kept = (key, otherwise) => {
  try { return JSON.parse(localStorage.getItem(`tilejudge.${key}`)) ?? otherwise; } catch { return otherwise; }
};
const keep = (key, value) => {
  try { localStorage.setItem(`tilejudge.${key}`, JSON.stringify(value)); return true; } catch { return false; }
};
/** A table: its text, those before and after it, what it is called, the points, the library that knows its game, whether somebody
 * else sent it, whether it is being laid. */
const table = (text, as = {}) => ({
  text, past: [], future: [], name: '', points: '', library: null, shared: false, laying: false, ...as,
});
/** The one that is open comes first. A device may remember one alone, as it was kept before there were several. */
let tables = kept('tables', null) ?? [kept('text', '')].filter(Boolean).map((text) => table(text));

const nothing = table('');
/** What this device remembers; under the keys of a table, what the open one has. */
export const state = {
  get tables() { return tables; },
  language: kept('language', null),
  house: kept('house', {}),
  /** Who sat at the last tables. */
  names: kept('names', []),
  view: 'board',
};
for (const key in nothing) Object.defineProperty(state, key, { get: () => tables[0]?.[key] ?? nothing[key] });
/** What every question to the library says of this device. */
export const asked = () => ({ text: state.text, language: state.language, house: Object.entries(state.house) });

export const onChange = (listener) => listeners.add(listener);
export const changed = () => listeners.forEach((listener) => listener());

/** Remembers the tables, without their past where the device has no room for that, and at last the open one alone. */
function save() {
  const bare = tables.map((one) => ({ ...one, past: [], future: [] }));
  const [open] = tables;
  const whole = open ? [{ ...open, past: open.past.slice(-KEPT), future: open.future.slice(-KEPT) }, ...bare.slice(1)] : [];
  keep('tables', whole) || keep('tables', bare) || keep('tables', bare.slice(0, 1));
}

function become() {
  save();
  changed();
}
/** Another text; the one before can be had again. */
export function write(text) {
  if (typeof text !== 'string' || text === state.text) return;
  if (!tables.length) return lay(text);
  const [open] = tables;
  Object.assign(open, { text, past: [...open.past, open.text].slice(-MOST), future: [] });
  become();
}
/** Lays a table beside the others; one that is there already is opened. */
export function lay(text, as = {}) {
  const known = tables.find((one) => one.text === text);
  const open = known ?? table(text, { ...as, shared: as.shared && tables.length > 0 });
  tables = [open, ...tables.filter((one) => one !== known)].slice(0, TABLES);
  become();
}
/** Goes to the table that has a number; the one that somebody else sent stays, or is left for good. */
export function reopen(index) {
  tables = [tables[index], ...tables.filter((_, other) => other !== index)];
  become();
}
export const accept = () => { tables[0].shared = false; become(); };
export const leave = () => { tables = tables.slice(1); become(); };
/** What the open table is called among the others, the points before and after it, and the library that said so. */
export function call(name, points, library) {
  if (!tables.length || (tables[0].name === name && tables[0].points === points && tables[0].library === library)) return;
  Object.assign(tables[0], { name, points, library });
  save();
}
/** From one history to the other. */
function turn(from, to) {
  if (!from.length) return;
  to.push(tables[0].text);
  tables[0].text = from.pop();
  become();
}
export const undo = () => turn(state.past, state.future);
export const redo = () => turn(state.future, state.past);

export const remember = (key, value) => { state[key] = value; keep(key, value); };
