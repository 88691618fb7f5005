import type { Page } from 'playwright/test';
import { boatHire } from '../data/boat-hire';
import { phoneAddress } from '../data/contact-addresses';
import { faq } from '../data/faq';
import { tourPath, tours } from '../data/tours';
import { expect, test } from './fixtures';

test('the home page greets with its headline and both buttons', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Magnetic Island Boat Adventures | Tours and Boat Hire');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover Magnetic Island');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Book Now', exact: true })).toHaveAttribute(
    'href',
    '/contact?type=Tour',
  );
  await expect(main.getByRole('link', { name: 'View Tours' })).toBeVisible();
});

test("'View Tours' scrolls to the tours", async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'View Tours' }).click();
  await expect(page.getByRole('heading', { name: 'Four ways onto the water' })).toBeInViewport();
});

test('the info bar names harbour, telephone and wheelchair access', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const harbour = main.getByRole('link', { name: 'Nelly Bay Harbour, Magnetic Island' });
  await expect(harbour).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/.*Nelly/);
  await expect(main.getByRole('link', { name: '0491 570 156' })).toHaveAttribute('href', phoneAddress);
  await expect(main.getByText('Wheelchair Accessible')).toBeVisible();
});

test('each tour has a card with picture, name, description and the way to its page', async ({ page }) => {
  await page.goto('/');
  for (const tour of tours) {
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: tour.name, exact: true }) });
    await expect(card.getByRole('img')).toHaveAttribute('alt', tour.image.alt);
    await expect(card.getByText(tour.summary)).toBeVisible();
    await expect(card.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', tourPath(tour.slug));
  }
});

test('the boat hire teaser names 8 people and leads to boat hire', async ({ page }) => {
  await page.goto('/');
  const teaser = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Or take the helm' }) });
  await expect(teaser.getByText('Up to 8 people', { exact: true })).toBeVisible();
  await teaser.getByRole('link', { name: 'Boat Hire' }).click();
  await expect(page).toHaveURL('/boat-hire');
});

test('the page of each tour shows all of it', async ({ page }) => {
  for (const { slug, name, description, tourInfo, sections } of tours) {
    await page.goto(tourPath(slug));
    await expect(page).toHaveTitle(`${name} Tours | Magnetic Island Boat Adventures`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const main = page.getByRole('main');
    await expect(main.getByText(description).first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'Book This Tour' })).toHaveAttribute(
      'href',
      `/contact?type=Tour&tourId=${slug}`,
    );
    for (const [label, value] of [
      ['Duration', tourInfo.duration],
      ['Group Size', 'Up to 8 People Per Boat'],
      ['Skill Level', 'All Welcome'],
    ] as const) {
      await expect(main.getByText(label, { exact: true })).toBeVisible();
      await expect(main.getByText(value, { exact: true }).first()).toBeVisible();
    }
    expect(sections.length).toBeGreaterThanOrEqual(3);
    for (const { title, image } of sections) {
      await expect(main.getByRole('heading', { name: title })).toBeVisible();
      await expect(main.getByRole('img', { name: image.alt })).toBeAttached();
    }
    await expect(main.getByRole('link', { name: `Book Your ${name} Adventure` })).toHaveAttribute(
      'href',
      `/contact?type=Tour&tourId=${slug}`,
    );
  }
});

test('each tour prints on one sheet', async ({ page }) => {
  for (const { slug } of tours) {
    await page.goto(tourPath(slug));
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets, slug).toHaveLength(1);
  }
});

test('the tours have the specified numbers, names and durations', () => {
  expect(tours.map(({ id, slug, name, tourInfo }) => [id, slug, name, tourInfo.duration])).toEqual([
    [1, 'snorkelling', 'Snorkelling', '6-8 Hours'],
    [2, 'fishing', 'Fishing', '4-8 Hours'],
    [3, 'sunset', 'Sunset', '2-3 Hours'],
    [4, 'privatecharter', 'Private Charter', 'Flexible, 2-8 Hours'],
  ]);
});

for (const path of ['/', '/faq', '/tours/privatecharter']) {
  test(`hours such as 2-8 are never torn apart at the end of a line of ${path}`, async ({ page }) => {
    await page.goto(path);
    // As an answer and the menu are once they are open.
    for (const part of await page.locator('details,header').all())
      await part.evaluate((element) =>
        Object.assign(element, { open: true }).setAttribute('data-open', 'true'),
      );
    await page.getByRole('banner').getByRole('button', { name: 'Tours' }).click();
    for (const width of [320, 360, 390, 768, 1024, 1180, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await tornRanges(page), `${width} wide`).toEqual([]);
    }
  });
}

/** What a line ends in the middle of, such as '2-8', with the words before it. */
const tornRanges = (page: Page) =>
  page.evaluate(() => {
    const torn: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      for (const { 0: hours, index } of text.matchAll(/\d+-\d+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + hours.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width).map(({ top }) => top);
        if (new Set(tops).size > 1) torn.push(text.slice(Math.max(0, index - 20), index + hours.length));
      }
    }
    return torn;
  });

test('fishing leaves typically at 7 AM, snorkelling starts from Nelly Bay', async ({ page }) => {
  await page.goto('/tours/fishing');
  await expect(page.getByRole('main').getByText(/7 AM/).first()).toBeVisible();
  await page.goto('/tours/snorkelling');
  await expect(
    page
      .getByRole('main')
      .getByText(/Nelly Bay/)
      .first(),
  ).toBeVisible();
});

test('sections of a tour alternate picture and text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/tours/snorkelling');
  const sides: string[] = [];
  for (const { title, image } of tours[0].sections) {
    const heading = await page.getByRole('heading', { name: title }).boundingBox();
    const picture = await page.getByRole('img', { name: image.alt }).boundingBox();
    sides.push((picture?.x ?? 0) < (heading?.x ?? 0) ? 'left' : 'right');
  }
  for (const [index, side] of sides.entries()) if (index > 0) expect(side).not.toBe(sides[index - 1]);
});

test('About Us shows its highlights, its checklist and the way to ask', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  for (const title of ['Flexible Hours', 'All Welcome', 'Safety First', 'Perfect Location']) {
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  }
  for (const item of [
    'Fishing equipment',
    'Life jackets',
    'Stinger suits',
    'First aid kit',
    'Snorkel equipment',
    'Dry storage',
    'Esky',
    'Refreshments',
  ]) {
    await expect(main.getByRole('listitem').filter({ hasText: item }).first()).toBeVisible();
  }
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    '/contact?type=General%20Enquiry',
  );
});

test('Boat Hire shows its facts, its three sections and both buttons', async ({ page }) => {
  await page.goto('/boat-hire');
  const main = page.getByRole('main');
  for (const [label, value] of [
    ['Duration', 'All Day'],
    ['Capacity', 'Up to 8 people per boat'],
    ['License', 'Required'],
    ['Price', '$280'],
  ] as const) {
    await expect(main.getByText(label, { exact: true })).toBeVisible();
    await expect(main.getByText(value, { exact: true }).first()).toBeVisible();
  }
  for (const { title } of boatHire.sections)
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  expect(boatHire.sections.map(({ title }) => title)).toEqual([
    'Freedom to explore',
    'Full equipment package',
    'Comprehensive briefing',
  ]);
  for (const name of ['Check Availability', 'Hire Your Dream Boat']) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', '/contact?type=Boat%20Hire');
  }
});

test('the FAQ answers its ten questions', async ({ page }) => {
  await page.goto('/faq');
  expect(faq.entries.map(({ slug }) => slug)).toEqual([
    'tours',
    'included',
    'prices',
    'wheelchair-access',
    'best-time-for-fishing',
    'fish-species',
    'areas',
    'food-and-drink',
    'what-to-bring',
    'bad-weather',
  ]);
  for (const { question, answer } of faq.entries) {
    const [first = ''] = answer;
    await expect(page.getByText(first)).toBeHidden();
    await page.getByRole('heading', { name: question }).click();
    await expect(page.getByText(first)).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toBeVisible();
});

test('the FAQ names the price from $100, deals for 6 to 8 people, and 7 AM for fishing', async ({ page }) => {
  await page.goto('/faq#prices');
  await expect(page.locator('#prices')).toContainText('$100 per person');
  await expect(page.locator('#prices')).toContainText('6 to 8');
  await page.goto('/faq#best-time-for-fishing');
  await expect(page.locator('#best-time-for-fishing')).toContainText('7 AM');
});

test('every page has a title and a description of its own', async ({ page }) => {
  const paths = [
    '/',
    '/about',
    '/boat-hire',
    '/faq',
    '/contact',
    '/privacy',
    ...tours.map(({ slug }) => tourPath(slug)),
  ];
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() };
  for (const path of paths) {
    const html = await (await page.request.get(path)).text();
    seen.titles.add(html.match(/<title>(.*?)<\/title>/)?.[1] ?? '');
    seen.descriptions.add(html.match(/<meta name="description" content="(.*?)"/)?.[1] ?? '');
  }
  expect(seen.titles.size).toBe(paths.length);
  expect(seen.descriptions.size).toBe(paths.length);
  expect([...seen.titles, ...seen.descriptions]).not.toContain('');
});
