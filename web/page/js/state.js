// What the page knows: the text of a case, its history, and what this device remembers. There is nothing else.

const MOST = 500;
const listeners = new Set();
const kept = (key, otherwise) => {
  try { return JSON.parse(localStorage.getItem(`tilejudge.${key}`)) ?? otherwise; } catch { return otherwise; }
};
const keep = (key, value) => {
  try { localStorage.setItem(`tilejudge.${key}`, JSON.stringify(value)); } catch { /* A device that remembers nothing still plays. */ }
};

export const state = {
  text: kept('text', ''),
  past: [],
  future: [],
  language: kept('language', null),
  house: kept('house', {}),
  view: 'board',
};

/** What every question to the library says of this device. */
export const asked = () => ({ text: state.text, language: state.language, house: Object.entries(state.house) });

export const onChange = (listener) => listeners.add(listener);
export const changed = () => listeners.forEach((listener) => listener());

/** Another text; the one before can be had again. */
export function write(text) {
  if (typeof text !== 'string' || text === state.text) return;
  state.past.push(state.text);
  if (state.past.length > MOST) state.past.shift();
  state.future = [];
  become(text);
}

const become = (text) => {
  state.text = text;
  keep('text', text);
  changed();
};

export function undo() {
  if (!state.past.length) return;
  state.future.push(state.text);
  become(state.past.pop());
}

export function redo() {
  if (!state.future.length) return;
  state.past.push(state.text);
  become(state.future.pop());
}

export function remember(key, value) {
  state[key] = value;
  keep(key, value);
}
