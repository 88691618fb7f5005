import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tourPath, tours } from '../../../data/tours';
import { readOutbox } from '../../owner/preview/outbox';
import { type Browser, press, rest, type } from './browser';

type Walk = {
  browser: Browser;
  /** The address of the preview, and where its enquiries are kept. */
  url: string;
  outbox: string;
  /** Where the pictures of the screens go. */
  pictures: string;
};

const PAGES = [
  '/',
  '/about',
  '/boat-hire',
  '/faq',
  '/contact',
  '/privacy',
  '/accessibility',
  ...tours.map(({ slug }) => tourPath(slug)),
  '/no-such-page',
];
const PHONE = [390, 844] as const;
const DESKTOP = [1280, 900] as const;
const ESCAPE = '\uE00C';

/** The parts of the walk, each throws where the site is not as it should be. */
export const parts: Record<string, (walk: Walk) => Promise<void>> = {
  'every page, on a phone and on a desktop': async ({ browser, url, pictures }) => {
    mkdirSync(pictures, { recursive: true });
    for (const [width, height] of [PHONE, DESKTOP]) {
      await browser.resize(width, height);
      for (const path of PAGES) {
        await browser.goto(url + path);
        await until(browser, `document.querySelectorAll('h1').length === 1`);
        await until(
          browser,
          `[...document.images].filter((i) => i.loading !== 'lazy').every((i) => i.naturalWidth > 0)`,
        );
        await until(browser, 'document.documentElement.scrollWidth <= innerWidth');
        await browser.ask(
          `Promise.all([document.fonts.ready, document.querySelector('main img')?.decode().catch(() => {})])`,
        );
        const name = `${path.replaceAll('/', '-').replace(/^-/, '') || 'home'}-${width}.png`;
        writeFileSync(join(pictures, name), await browser.look());
      }
    }
  },

  'the phone menu: opens, closes with Escape, leads to a tour': async ({ browser, url, pictures }) => {
    await browser.resize(...PHONE);
    await browser.goto(`${url}/faq`);
    await pressOn(browser, `document.querySelector('[aria-controls=menu]')`);
    await until(browser, isVisible(`document.querySelector('#menu a[href="/about"]')`));
    writeFileSync(join(pictures, 'menu.png'), await browser.look());
    await browser.act(type(ESCAPE));
    await until(browser, `document.querySelector('[aria-controls=menu]').ariaExpanded === 'false'`);
    await pressOn(browser, `document.querySelector('[aria-controls=menu]')`);
    await pressOn(browser, `document.querySelector('[aria-controls=tours-menu]')`);
    await pressOn(browser, `document.querySelector('#tours-menu a[href="/tours/fishing"]')`);
    await until(
      browser,
      `location.pathname === '/tours/fishing' && document.querySelector('h1').textContent === 'Fishing'`,
    );
    await until(browser, `document.activeElement === document.querySelector('main') && scrollY === 0`);
  },

  'the list of tours: opens under the mouse, leads to a tour': async ({ browser, url, pictures }) => {
    await browser.resize(...DESKTOP);
    await browser.goto(`${url}/faq`);
    const { x, y } = await placeOf(browser, `document.querySelector('[aria-controls=tours-menu]')`);
    await browser.act(rest(x, y));
    await until(browser, isVisible(`document.querySelector('#tours-menu a[href="/tours/sunset"]')`));
    writeFileSync(join(pictures, 'list-of-tours.png'), await browser.look());
    await pressOn(browser, `document.querySelector('#tours-menu a[href="/tours/sunset"]')`);
    await until(
      browser,
      `location.pathname === '/tours/sunset' && document.title.startsWith('Sunset Tours')`,
    );
    await until(browser, `!(${isVisible(`document.querySelector('#tours-menu a[href="/tours/sunset"]')`)})`);
  },

  'an enquiry: filled in by the address, typed, sent, in the outbox': async ({
    browser,
    url,
    outbox,
    pictures,
  }) => {
    await browser.resize(...PHONE);
    await browser.goto(`${url}/contact?type=Tour&tourId=sunset`);
    await until(browser, `document.getElementById('tourType')?.value === 'sunset' && location.search === ''`);
    await pressOn(browser, `document.getElementById('name')`);
    await until(browser, `document.activeElement.id === 'name'`);
    await browser.act(type('Kim Nguyen'));
    await until(browser, `document.getElementById('name').value === 'Kim Nguyen'`);
    await pressOn(browser, `document.querySelector('form [type=submit]')`);
    await until(browser, `document.activeElement.matches('[role=alert]')`);
    writeFileSync(join(pictures, 'form-in-error.png'), await browser.look());
    await pressOn(browser, `document.getElementById('contactDetails')`);
    await browser.act(type('0400 000 000'));
    await pressOn(browser, `document.querySelector('form [type=submit]')`);
    await until(
      browser,
      // The date field above it has a live region of its own.
      `[...document.querySelectorAll('form [role=status]')].at(-1).textContent === 'Message sent successfully!'`,
    );
    await until(browser, `document.getElementById('name').value === ''`);
    writeFileSync(join(pictures, 'form-sent.png'), await browser.look());
    const [enquiry] = readOutbox(outbox).enquiries;
    if (enquiry?.params.from_name !== 'Kim Nguyen' || enquiry.params.tour_type !== 'Sunset')
      throw new Error(`The outbox holds ${JSON.stringify(enquiry?.params)}.`);
  },
};

const isVisible = (element: string) => `${element}?.getClientRects().length > 0`;

/** Waits until an expression is true in the page. */
async function until(browser: Browser, expression: string): Promise<void> {
  const end = Date.now() + 20_000;
  while ((await browser.ask(`Boolean(${expression})`)) !== 'true') {
    if (Date.now() > end) throw new Error(`Never so on ${await browser.ask('location.href')}: ${expression}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The middle of an element, brought into view. */
async function placeOf(browser: Browser, element: string): Promise<{ x: number; y: number }> {
  await until(browser, isVisible(element));
  return JSON.parse(
    await browser.ask(`((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return JSON.stringify({ x: left + width / 2, y: top + height / 2 });
    })(${element})`),
  );
}

/** Presses an element once it stands still: what comes or goes above it may still move it. */
async function pressOn(browser: Browser, element: string): Promise<void> {
  let place = await placeOf(browser, element);
  for (let last = { x: 0, y: 0 }; last.x !== place.x || last.y !== place.y; ) {
    last = place;
    await new Promise((resolve) => setTimeout(resolve, 100));
    place = await placeOf(browser, element);
  }
  await browser.act(press(place.x, place.y));
}
