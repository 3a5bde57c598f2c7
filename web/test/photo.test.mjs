// A photo under the table: its four corners give back the board, and each ringed space's piece of the photo is that space.
import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { device, launch } from './browser.mjs';

let house;
before(async () => { house = await launch(); });
after(() => house.close());

const TWICE = 'game: azul-mini\nvariant: grey\nplayers: [{name: Ana, wall: [RR..., "..B..", ".....", "....K", "....."]}]\n';
const VIEWS = ['rotateZ(90deg) rotateX(20deg)', 'rotateX(30deg) rotateY(-25deg) rotateZ(4deg)', 'rotateX(-20deg) rotateY(35deg) rotateZ(-8deg)'];
const corners = ({ x, y, width, height }) => [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
const around = (points) => [0, 1].map((axis) => points.map((point) => point[axis])).flatMap((all) => [Math.min(...all), Math.max(...all)]);

/** Spaces, in tenths of a pixel, as a browser sees them from elsewhere: the picture, and where it shows each corner of each. */
async function photographed(spaces, view) {
  const page = await house.browser.newPage();
  await page.setViewport({ width: 900, height: 700 });
  const [x0, x1, y0, y1] = around(spaces.flatMap(corners)).map((at) => at / 5);
  const drawn = spaces.map((space, index) => {
    const [x, y, width, height] = [space.x / 5 - x0, space.y / 5 - y0, space.width / 5, space.height / 5];
    const marks = corners({ x, y, width, height }).map(([left, top]) => `<i style="left:${left}px;top:${top}px"></i>`).join('');
    return `<b style="left:${x}px;top:${y}px;width:${width}px;height:${height}px;background:hsl(${index * 53},70%,50%)"></b>${marks}`;
  });
  await page.setContent(`<style>#plane{position:absolute;left:250px;top:150px;transform:perspective(1100px) ${view}}
    b,i{position:absolute}i{width:0;height:0}</style><div id="plane" style="width:${x1 - x0}px;height:${y1 - y0}px">${drawn.join('')}</div>`);
  const path = join(mkdtempSync(join(tmpdir(), 'photo-')), 'board.png');
  await page.screenshot({ path });
  const seen = await page.$$eval('i', (all) => all.map((one) => { const { x, y } = one.getBoundingClientRect(); return [x, y]; }));
  await page.close();
  return { path, seen: spaces.map((_, index) => seen.slice(4 * index, 4 * index + 4)) };
}

/** Where a style takes points. */
const shown = (page, selector, points) => page.$eval(selector, (image, points) => {
  const matrix = new DOMMatrix(image.style.transform);
  return points.map(([x, y]) => { const to = matrix.transformPoint(new DOMPoint(x, y)); return [to.x / to.w, to.y / to.w]; });
}, points);

for (const view of VIEWS) {
  test(`four corners of a photo, ${view}`, async () => {
    const player = await device(house, { text: TWICE });
    const { page } = player;
    const spaces = await page.$$eval('.spot', (all) => all.filter((one) => /, wall, row/.test(one.getAttribute('aria-label')))
      .map((one) => Object.fromEntries(['x', 'y', 'width', 'height'].map((key) => [key, Number(one.getAttribute(key))]))));
    assert.equal(spaces.length, 25);
    const { path, seen } = await photographed(spaces, view);
    await (await page.$('[data-key="photo-file"]')).uploadFile(path);
    await page.waitForSelector('dialog.photo');
    // The corners of the board are those of its outermost spaces.
    const [left, right, top, bottom] = around(spaces.flatMap(corners));
    const all = spaces.flatMap((space, index) => corners(space).map((at, corner) => [at, seen[index][corner]]));
    const meant = corners({ x: left, y: top, width: right - left, height: bottom - top }).map(([x, y]) =>
      all.find(([at]) => Math.hypot(at[0] - x, at[1] - y) < 1)[1]);
    for (const [index, [x, y]] of meant.entries()) {
      const from = await page.$eval(`[data-key="corner-${index + 1}"]`, (one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x + width / 2, y + height / 2]; });
      const stage = await page.$eval('.stage > img', (one) => { const { x, y, width } = one.getBoundingClientRect(); return { x, y, scale: width / one.naturalWidth }; });
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(stage.x + x * stage.scale, stage.y + y * stage.scale, { steps: 4 });
      if (index === 0) assert.equal(await page.$eval('.lens', (lens) => lens.hidden), false);
      await page.mouse.up();
    }
    await player.press('photo-done');
    await page.waitForSelector('.overlay img');
    // Each space of the photo lies on its space of the table.
    const scale = await page.$eval('.board svg', (svg) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width);
    for (const [index, space] of spaces.entries()) {
      const lies = await shown(page, '.overlay img', seen[index]);
      corners(space).forEach(([x, y], corner) => {
        const off = Math.hypot(lies[corner][0] - x * scale, lies[corner][1] - y * scale);
        assert(off < 2, `space ${index}, corner ${corner} is off by ${off}`);
      });
    }
    await player.touch(await page.$('.findings .says'), 'what is wrong');
    const names = await page.$$eval('.piece img', (all) => all.map((one) => one.alt));
    assert.equal(names.length, 2);
    for (const [at, name] of names.entries()) {
      const [, row, column] = name.match(/row (\d), column (\d)/).map(Number);
      const own = spaces.map((space, index) => [space, index]).sort(([one], [other]) => one.y - other.y || one.x - other.x)[5 * (row - 1) + column - 1][1];
      const [x0, x1, y0, y1] = around(await shown(page, `.piece:nth-child(${at + 1}) img`, seen[own]));
      const side = 88 / 1.15;
      const [start, end] = [(88 - side) / 2, (88 + side) / 2];
      const both = (Math.min(x1, end) - Math.max(x0, start)) * (Math.min(y1, end) - Math.max(y0, start));
      const overlap = both / ((x1 - x0) * (y1 - y0) + side * side - both);
      assert(overlap >= 0.9, `${name}: ${overlap}`);
    }
    await player.press('close');
    await player.press('photo-seen');
    assert.equal(await page.$('.overlay'), null);
    await player.leave();
  });
}
