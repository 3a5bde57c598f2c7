// The page in the distribution's Chromium: a phone, fingers, and an eye on everything that it asks for.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { serve } from './serve.mjs';

export const FOLDER = process.env.PAGE ?? new URL('../../target/page', import.meta.url).pathname;
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

/** A browser with the page's server; `close` ends both. */
export async function launch() {
  assert(CHROMIUM, 'no chromium is installed');
  const server = await serve(FOLDER);
  const browser = await puppeteer.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  return { browser, url: server.url, close: async () => { await browser.close(); server.close(); } };
}

/** A fresh device: nothing remembered, nothing moves by itself, and nobody but the page's own server may be asked. */
export async function device({ browser, url }, { width = 360, height = 740, scale = 2, dark = false, language = 'en', text = null, hash = '' } = {}) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const odd = [];
  page.on('pageerror', (error) => odd.push(`error: ${error.stack}`));
  page.on('console', (message) => { if (message.type() === 'error') odd.push(`console: ${message.text()}`); });
  page.on('request', (request) => {
    const asked = new URL(request.url());
    if (!url.startsWith(asked.origin) && asked.protocol !== 'blob:') odd.push(`asks ${asked}`);
  });
  page.on('dialog', (dialog) => { odd.push(`dialog: ${dialog.message()}`); dialog.dismiss(); });
  await page.setViewport({ width, height, deviceScaleFactor: scale, hasTouch: width < 800, isMobile: width < 800 });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' }, { name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.evaluateOnNewDocument((language, text) => {
    addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
    if (localStorage.getItem('tilejudge.language')) return;
    localStorage.setItem('tilejudge.language', JSON.stringify(language));
    if (text) localStorage.setItem('tilejudge.text', JSON.stringify(text));
  }, language, text);
  await page.goto(url + hash);
  await page.waitForSelector('html[data-ready]', { timeout: 30000 });
  const player = new Player(page, odd, context);
  await player.ready();
  return player;
}

/** What somebody does with the page. */
export class Player {
  taps = 0;

  constructor(page, odd, context) {
    Object.assign(this, { page, odd, context });
  }

  /** A finger on the middle of what is there; fails if something else lies over it. */
  async touch(handle, what) {
    const spot = await handle.evaluate(async (element) => {
      const place = () => { const { x, y } = element.getBoundingClientRect(); return `${x} ${y}`; };
      const frame = () => new Promise((done) => { requestAnimationFrame(done); });
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // What still moves lies elsewhere when the finger comes down.
      for (let before = null; before !== place();) { before = place(); await frame(); await frame(); }
      const { x, y, width, height } = element.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      const hit = document.elementFromPoint(left, top);
      return { left, top, is: element === hit || element.contains(hit), hit: hit?.outerHTML?.slice(0, 200), width, height };
    });
    assert(spot.is, `${what} is under ${spot.hit}`);
    this.taps += 1;
    await this.page.mouse.click(spot.left, spot.top);
    await this.ready();
    return spot;
  }

  /** Touches a space of the table by its name. */
  async tap(name) {
    const handle = await this.page.evaluateHandle((name) => {
      const all = [...document.querySelectorAll('.spot')];
      const label = (spot) => spot.getAttribute('aria-label');
      return all.find((spot) => label(spot).startsWith(`${name}:`)) ?? all.find((spot) => label(spot) === name)
        ?? all.find((spot) => label(spot).includes(name));
    }, name);
    assert(handle.asElement(), `no space ${name} among\n${(await this.spots()).join('\n')}`);
    return this.touch(handle.asElement(), name);
  }

  /** Touches a button by its key, within a part of the page. */
  async pressIn(part, key) {
    const handle = await this.page.$(`${part} [data-key="${key}"]`);
    assert(handle, `no button ${key} in ${part}: ${await this.reads('#panel')}`);
    return this.touch(handle, key);
  }

  /** Keeps a finger on a button for so many milliseconds. */
  async hold(part, key, time) {
    const handle = await this.page.$(`${part} [data-key="${key}"]`);
    const { x, y } = await handle.clickablePoint();
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.settle(time);
    await this.page.mouse.up();
    await this.ready();
  }

  /** Touches a button by its key. */
  async press(key) {
    const handle = await this.page.$(`[data-key="${key}"]`);
    assert(handle, `no button ${key}: ${await this.page.$$eval('[data-key]', (all) => all.map((one) => one.dataset.key).join(' '))}`);
    return this.touch(handle, key);
  }

  /** Waits for what is found beside the page. */
  ready = () => this.page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));

  /** Begins a table of a game with some choices, in their order. */
  async begin(game, ...choices) {
    for (const key of ['question-table', `game-${game}`, ...choices, 'begin']) await this.press(key);
  }

  /** Touches a button by its words. */
  async say(words) {
    const handle = await this.page.evaluateHandle((words) => [...document.querySelectorAll('button')].find((one) => one.textContent.includes(words)), words);
    assert(handle.asElement(), `no button says ${words}: ${await this.reads('#app')}`);
    return this.touch(handle.asElement(), words);
  }

  async type(key, text) {
    const field = `[data-key="${key}"]`;
    await this.page.$eval(field, (input) => { input.focus(); input.select?.(); });
    await this.page.keyboard.type(text);
    await this.page.$eval(field, (input) => input.blur());
    await this.ready();
  }

  spots = () => this.page.$$eval('.spot', (all) => all.map((spot) => spot.getAttribute('aria-label')));
  tables = () => this.page.evaluate(() => JSON.parse(localStorage.getItem('tilejudge.tables')) ?? []);
  text = async () => (await this.tables())[0]?.text;
  reads = (selector) => this.page.$eval(selector, (element) => element.innerText);
  rings = (kind) => this.page.$$eval(`.ring.${kind}`, (all) => all.length);
  verdict = () => this.reads('.pill');
  settle = (time = 120) => new Promise((done) => { setTimeout(done, time); });
  shot = (path) => this.page.screenshot({ path });

  /** Ends, having seen nothing that should not be. */
  async leave() {
    assert.deepEqual(this.odd, []);
    await this.context.close();
  }
}
