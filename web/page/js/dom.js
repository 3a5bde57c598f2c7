// Elements. Text is only ever text: nothing here reads markup.

/** An element with attributes (`on…` are listeners) and children; children that are no elements become text. */
export function h(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (key === 'tint') element.style.setProperty('--tint', value);
    else if (key === 'value') element.value = value;
    else element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.flat(9).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}
/** A button. */
export function button(label, act, attributes = {}) {
  return h('button', { type: 'button', onclick: act, ...attributes }, label);
}
/** A button that does not stand out. */
export const quiet = (key, label, act) => button(label, act, { class: 'quiet', 'data-key': key });
export const SIGNS = { good: '✓', open: '?', bad: '✗' };
/** Puts children in the place of those that an element has; the focus stays on what has the same `data-key`. */
export function fill(element, ...children) {
  const key = element.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  element.replaceChildren(...children.flat(9).filter(Boolean));
  if (key) element.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  return element;
}
/** Whether two values, two places, are alike. */
export const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Whether dark letters are read better on a colour than white ones, by its luminance. */
export function isLight(hex) {
  const [red, green, blue] = [1, 3, 5].map((at) => ((parseInt(hex.slice(at, at + 2), 16) / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.19;
}
