import type { Page } from 'playwright/test';
import { about } from '../data/about';
import { boatHire } from '../data/boat-hire';
import { faq } from '../data/faq';
import { dateInWords } from '../data/functions/calendar-day';
import { phoneAddress } from '../data/functions/contact-addresses';
import { tourTitle } from '../data/functions/page-title';
import { tourPath } from '../data/functions/pages';
import { tours } from '../data/functions/tours-on';
import { wordsAndLinks } from '../data/functions/wording';
import { home } from '../data/home';
import { labels } from '../data/labels';
import { contactPhone } from '../data/settings';
import { harbour } from '../data/site';
import { tourPageWords } from '../data/tour-page';
import { shownWords } from './built-pages';
import { headline, lastTourPath, offTours, tourList } from './content';
import { expect, test } from './fixtures';

test('the home page greets with its headline and both buttons', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(home.meta.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: labels.bookNow, exact: true })).toHaveAttribute(
    'href',
    '/contact?type=Tour',
  );
  await expect(main.getByRole('link', { name: labels.viewTours })).toBeVisible();
});

test("'View Tours' scrolls to the tours", async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: labels.viewTours }).click();
  await expect(page.getByRole('heading', { name: home.tours.heading })).toBeInViewport();
});

test('the facts under the hero name harbour, telephone and wheelchair access', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: harbour.label })).toHaveAttribute('href', harbour.mapUrl);
  await expect(main.getByRole('link', { name: contactPhone })).toHaveAttribute('href', phoneAddress);
  if (home.wheelchair) await expect(main.getByText(home.wheelchair)).toBeVisible();
});

test('each tour has a card with picture, name, description and the way to its page', async ({ page }) => {
  await page.goto('/');
  for (const tour of tours) {
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: tour.name, exact: true }) });
    await expect(card.getByRole('img')).toHaveAttribute('alt', tour.image.alt);
    await expect(card.getByText(tour.summary)).toBeVisible();
    await expect(card.getByRole('link', { name: home.tours.more })).toHaveAttribute(
      'href',
      tourPath(tour.slug),
    );
  }
});

test('the boat hire teaser says what it offers and leads to boat hire', async ({ page }) => {
  await page.goto('/');
  const teaser = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: home.hire.heading }) });
  for (const point of home.hire.points) await expect(teaser.getByText(point, { exact: true })).toBeVisible();
  await teaser.getByRole('link').click();
  await expect(page).toHaveURL('/boat-hire');
});

test('the page of each tour shows all its content', async ({ page }) => {
  for (const tour of tourList) {
    const { slug, name, description, tourInfo, sections } = tour;
    await page.goto(tourPath(slug));
    await expect(page).toHaveTitle(tourTitle({ name }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const main = page.getByRole('main');
    await expect(main.getByText(description).first()).toBeVisible();
    await expect(main.getByRole('link', { name: tourPageWords.book })).toHaveAttribute(
      'href',
      `/contact?type=Tour&tourId=${slug}`,
    );
    for (const value of [...Object.values(tourInfo), tourPageWords.price(tour)])
      await expect(main.getByText(value, { exact: true }).first()).toBeVisible();
    for (const { title, image } of sections) {
      await expect(main.getByRole('heading', { name: title })).toBeVisible();
      await expect(main.getByRole('img', { name: image.alt })).toBeAttached();
    }
    await expect(main.getByRole('link', { name: tourPageWords.closing.button(name) })).toHaveAttribute(
      'href',
      `/contact?type=Tour&tourId=${slug}`,
    );
  }
});

test('every list names the tours that are on and no other; a tour that is off says on its page when it is back', async ({
  page,
}) => {
  const paths = tourList.map(({ slug }) => tourPath(slug));
  const targets = () =>
    page.locator('a[href^="/tours/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.goto('/');
  expect([...new Set(await targets())].sort()).toEqual([...paths].sort());
  for (const { slug, backOn = '' } of offTours) {
    await page.goto(tourPath(slug));
    await expect(page.getByText(tourPageWords.off.heading(dateInWords(backOn))).first()).toBeVisible();
    await expect(page.getByRole('main').locator('a[href*="tourId"]')).toHaveCount(0);
    expect(paths).toEqual(expect.arrayContaining(await targets()));
    await page.getByRole('main').getByRole('link', { name: labels.viewTours }).click();
    await expect(page.getByRole('heading', { name: home.tours.heading })).toBeInViewport();
  }
});

test('each tour prints on one sheet', async ({ page }) => {
  for (const { slug } of tours) {
    await page.goto(tourPath(slug));
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets, slug).toHaveLength(1);
  }
});

for (const path of ['/', '/faq', lastTourPath]) {
  test(`hours such as 2-8 stay on one line of ${path}`, async ({ page }) => {
    await page.goto(path);
    // Open every answer and the menu.
    for (const part of await page.locator('details,header').all())
      await part.evaluate((element) =>
        Object.assign(element, { open: true }).setAttribute('data-open', 'true'),
      );
    await page.getByRole('banner').getByRole('button', { name: 'Tours' }).click();
    for (const width of [320, 360, 390, 768, 1024, 1180, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenRanges(page), `${width} wide`).toEqual([]);
    }
  });
}

/** Returns the ranges such as '2-8' that a line break splits, with the text before them. */
const brokenRanges = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      for (const { 0: hours, index } of text.matchAll(/\d+-\d+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + hours.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width).map(({ top }) => top);
        if (new Set(tops).size > 1) broken.push(text.slice(Math.max(0, index - 20), index + hours.length));
      }
    }
    return broken;
  });

test('sections of a tour alternate picture and text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const tour = tourList.reduce((most, each) => (each.sections.length > most.sections.length ? each : most));
  await page.goto(tourPath(tour.slug));
  const sides: string[] = [];
  for (const { title, image } of tour.sections) {
    const heading = await page.getByRole('heading', { name: title }).boundingBox();
    const picture = await page.getByRole('img', { name: image.alt }).boundingBox();
    sides.push((picture?.x ?? 0) < (heading?.x ?? 0) ? 'left' : 'right');
  }
  for (const [index, side] of sides.entries()) if (index > 0) expect(side).not.toBe(sides[index - 1]);
});

test('About Us shows its highlights, its checklist and the way to ask', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  for (const { title } of about.highlights) {
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  }
  for (const item of about.equipment) {
    await expect(main.getByRole('listitem').filter({ hasText: item }).first()).toBeVisible();
  }
  await expect(main.getByRole('link', { name: about.button })).toHaveAttribute(
    'href',
    '/contact?type=General%20Enquiry',
  );
});

test('Boat Hire shows its facts, its sections and both buttons', async ({ page }) => {
  await page.goto('/boat-hire');
  const main = page.getByRole('main');
  for (const { label, value } of boatHire.facts) {
    await expect(main.getByText(label, { exact: true })).toBeVisible();
    await expect(main.getByText(value, { exact: true }).first()).toBeVisible();
  }
  for (const { title } of boatHire.sections)
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  for (const name of [boatHire.hero.button, boatHire.button]) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', '/contact?type=Boat%20Hire');
  }
});

test('the FAQ answers each question', async ({ page }) => {
  await page.goto('/faq');
  for (const { question, answer } of faq.entries) {
    const [first = ''] = answer;
    await expect(page.getByText(shownWords(first))).toBeHidden();
    await page.getByRole('heading', { name: question }).click();
    await expect(page.getByText(shownWords(first))).toBeVisible();
    const links = answer.flatMap((text) => wordsAndLinks(text).filter((_, index) => index % 2));
    for (const address of links)
      await expect(page.getByRole('link', { name: shownWords(address) }).first()).toHaveAttribute(
        'href',
        address,
      );
  }
  await expect(page.getByRole('main').getByRole('link', { name: faq.closing.button })).toBeVisible();
});
