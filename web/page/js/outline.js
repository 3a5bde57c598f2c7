// Outlines of the picture: circles, polygons and boxes.

/** Where arrows point. */
export const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The left, upper, right and lower edge. */
export function edges({ x, y, width, height, cx, cy, r, points }) {
  if (r) return [cx - r, cy - r, cx + r, cy + r];
  if (!points) return [x, y, x + width, y + height];
  const [xs, ys] = [0, 1].map((axis) => points.split(' ').map((point) => Number(point.split(',')[axis])));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
/** The edges of what lies round several. */
export const around = (outlines) => outlines.map(edges).reduce((one, other) =>
  one.map((at, index) => (index < 2 ? Math.min : Math.max)(at, other[index])));

/** Whether a place is a space of a board, by its row and column. */
export const isSpace = (place) => Array.isArray(place.at(-1)) && place.at(-1).length === 2;
export const sides = (outline) => { const [left, top, right, bottom] = edges(outline); return [right - left, bottom - top]; };
export const area = (outline) => { const [width, height] = sides(outline); return width * height; };
export const middle = (outline) => { const [x, y, right, bottom] = edges(outline); return [(x + right) / 2, (y + bottom) / 2]; };
