// Planes seen from elsewhere: the projective map that takes four points to four others, as the nine numbers of a matrix.

const times = (one, other) => Array.from({ length: 9 }, (_, at) =>
  [0, 1, 2].reduce((sum, k) => sum + one[3 * Math.floor(at / 3) + k] * other[3 * k + (at % 3)], 0));

/** The inverse but for a factor, which no projective map has. */
const inverse = ([a, b, c, d, e, f, g, h, i]) => [
  e * i - f * h, c * h - b * i, b * f - c * e, f * g - d * i, a * i - c * g,
  c * d - a * f, d * h - e * g, b * g - a * h, a * e - b * d];

/** Takes the three axes to the first three points, and their sum to the fourth. */
function basis([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]) {
  const points = [x0, x1, x2, y0, y1, y2, 1, 1, 1];
  const back = inverse(points);
  const factors = [0, 1, 2].map((row) => back[3 * row] * x3 + back[3 * row + 1] * y3 + back[3 * row + 2]);
  return points.map((value, at) => value * factors[at % 3]);
}
/** The map that takes each of four points to the one in the same place of the other four. */
export const projection = (from, to) => times(basis(to), inverse(basis(from)));

/** The same map, and what it gives moved and then made larger. */
export const shifted = (map, [x, y], scale) => times([scale, 0, -x * scale, 0, scale, -y * scale, 0, 0, 1], map);

/** A map as styles have it. */
export function matrix3d(map) {
  const [a, b, c, d, e, f, g, h, i] = map.map((value) => value / map[8]);
  return `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i].join(',')})`;
}
/** The corners of a box, clockwise from the upper left. */
export const corners = ([left, top, right, bottom]) => [[left, top], [right, top], [right, bottom], [left, bottom]];
