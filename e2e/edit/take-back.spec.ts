import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright/test';
import {
  githubRepository,
  TOKEN,
} from '../../tools/services/github-repository';
import { servePublishedEditor } from '../../tools/testing/open-editor';
import { findings } from '../access/findings';
import { test as base, blockStorage, expect, PHONE } from '../fixtures';

const GITHUB = 'https://api.github.com/**';
const PRICES = 'data/prices.json';
const NOTICE = 'data/notice.json';
const PHOTO = 'photos/IMG_0421.JPG';

/** A file of this project with something else in it. */
const changed = (path: string, other: object) =>
  JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...other });
const prices = (tourFrom: string) => changed(PRICES, { tourFrom });
const notice = (text: string) =>
  JSON.stringify({ text, lastDay: '2026-12-04' });

let site: Awaited<ReturnType<typeof servePublishedEditor>>;
base.beforeAll(async () => {
  site = await servePublishedEditor('earlier-saves');
});
base.afterAll(() => site.close());

const test = base.extend<{
  repository: Awaited<ReturnType<typeof githubRepository>>;
}>({
  repository: async ({ context }, use) => {
    const repository = await githubRepository(context);
    repository.save({ [PRICES]: prices('100'), [NOTICE]: notice('Hello') });
    repository.save({ [PRICES]: prices('125'), [PHOTO]: 'a photograph' });
    repository.save({ [NOTICE]: notice('Closed') }, 'Jo');
    await use(repository);
    repository.remove();
  },
});

test.use({ viewport: PHONE });
test.describe.configure({ mode: 'default' });

async function open(page: Page, token = TOKEN) {
  await page.goto(`${site.url}/edit/`);
  await tokenField(page).fill(token);
  await page.keyboard.press('Enter');
}
const saves = (page: Page) => page.locator('#saves > li');
const takeBack = (page: Page, entry: number) =>
  saves(page).nth(entry).getByRole('button', { name: 'Take back the save' });
const fault = (page: Page) => page.getByRole('alert');
const told = (page: Page) => page.getByRole('status');
const tokenField = (page: Page) => page.getByLabel('Your token of GitHub');
const expectTakenBack = (page: Page) =>
  expect(told(page)).toContainText('is taken back');

test('7.18 an older save is taken back by keyboard in one commit, a save since stays, and that is taken back too', async ({
  page,
  repository,
}) => {
  repository.statuses.push(
    {
      context: 'netlify',
      state: 'failure',
      target_url: 'https://app.netlify.com/log',
    },
    { context: 'other', state: 'pending', target_url: 'javascript:alert(1)' },
  );
  const before = repository.read(PRICES);
  await open(page);
  await expect(page.getByText('other: at work')).toBeVisible();
  await expect(page.getByRole('link', { name: 'netlify' })).toHaveText(
    'netlify: went wrong',
  );
  await expect(page.getByRole('link', { name: 'other' })).toHaveCount(0);
  await expect(saves(page)).toHaveCount(2);
  await expect(saves(page).first()).toContainText('Jo');
  await expect(saves(page).first()).toContainText(
    "Notice: Notice 'Closed' instead of 'Hello'",
  );
  await expect(saves(page).nth(1)).toContainText(
    /Friday,? 20 November 2026 at 2:01.pm/,
  );
  await expect(saves(page).nth(1).locator('ul li')).toHaveText([
    'Prices: A tour 125 instead of 100',
    `${PHOTO} added`,
  ]);
  expect(await findings(page)).toEqual([]);

  await takeBack(page, 1).focus();
  await page.keyboard.press('Enter');
  await expectTakenBack(page);
  await expect(told(page)).toBeFocused();
  expect(repository.read(PRICES)).toBe(prices('100'));
  expect(() => repository.read(PHOTO)).toThrow();
  expect(JSON.parse(repository.read(NOTICE)).text).toBe('Closed');
  expect(repository.commits()).toBe(4);
  await expect(saves(page).first()).toContainText('Skipper');
  await expect(saves(page).first().locator('ul li').first()).toHaveText(
    'Prices: A tour 100 instead of 125',
  );

  // It was of this moment, so the page names the same day and time in words.
  await takeBack(page, 2).click();
  await expect(told(page)).toContainText('Nothing was changed');
  await takeBack(page, 0).click();
  await expect.poll(() => repository.commits()).toBe(5);
  expect(repository.read(PRICES)).toBe(before);
  expect(repository.read(PHOTO)).toBe('a photograph');
});

test('7.18 a file that was changed again since is asked about, with all that would change', async ({
  page,
  repository,
}) => {
  repository.save({ [PRICES]: prices('130') });
  await open(page);
  await takeBack(page, 2).click();
  const dialog = page.getByRole('dialog', { name: 'changed again since' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Prices: A tour 100 instead of 130',
    `${PHOTO} taken out`,
  ]);
  await page.keyboard.press('Escape');
  await expect(told(page)).toHaveText('Nothing was changed.');
  await takeBack(page, 2).click();
  await dialog.getByRole('button', { name: 'Leave it' }).click();
  await expect(dialog).toBeHidden();
  expect(repository.commits()).toBe(4);
  await takeBack(page, 2).click();
  await dialog.getByRole('button', { name: 'Take back all' }).click();
  await expectTakenBack(page);
  expect(repository.read(PRICES)).toBe(prices('100'));
});

test('7.18 a save that has added what a later one uses is not taken back before that is', async ({
  page,
  repository,
}) => {
  const photo = { file: `/${PHOTO}`, alt: 'A bay.' };
  const tour = JSON.stringify({ name: 'Sunset', hero: { photo } });
  repository.save({ 'data/tours/sunset.json': tour });
  await open(page);
  await takeBack(page, 2).click();
  await expect(fault(page)).toContainText(
    `'Tour Sunset' uses ${PHOTO}, which this save has added.`,
  );
  expect(repository.commits()).toBe(4);
  await takeBack(page, 0).click();
  await expectTakenBack(page);
  await takeBack(page, 3).click();
  await expect.poll(() => repository.commits()).toBe(6);
  expect(() => repository.read(PHOTO)).toThrow();
});

test('7.18 a save that is made while one is taken back stays, or is asked about', async ({
  page,
  repository,
}) => {
  await open(page);
  const meanwhile = (files: Record<string, string>) => {
    repository.refuse = (request) => {
      if (request.method() === 'PATCH') {
        repository.refuse = () => undefined;
        repository.save(files);
      }
      return undefined;
    };
  };
  meanwhile({ 'data/harbour.json': '{}' });
  await takeBack(page, 1).click();
  await expectTakenBack(page);
  expect(repository.read('data/harbour.json')).toBe('{}');
  expect(repository.read(PRICES)).toBe(prices('100'));
  expect(repository.commits()).toBe(5);

  meanwhile({ [PRICES]: prices('140') });
  await takeBack(page, 0).click();
  await expect(
    page.getByText('Prices: A tour 125 instead of 140'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(told(page)).toHaveText('Nothing was changed.');
  expect(repository.read(PRICES)).toBe(prices('140'));
});

test('7.18 a token that GitHub does not know is asked for again, and the right one is kept for this tab', async ({
  page,
  context,
  repository,
}) => {
  await open(page, 'wrong');
  await expect(fault(page)).toContainText('GitHub does not know this token.');
  await tokenField(page).fill(` “${TOKEN}” `);
  await page.getByRole('button', { name: 'Show earlier saves' }).click();
  await expect(saves(page)).toHaveCount(2);
  await expect(fault(page)).toBeEmpty();
  await page.reload();
  await expect(saves(page)).toHaveCount(2);
  const other = await context.newPage();
  await other.goto(`${site.url}/edit/`);
  await expect(other.getByLabel('Your token of GitHub')).toBeVisible();
  await page.getByRole('button', { name: 'Forget the token' }).click();
  await expect(tokenField(page)).toBeVisible();
  await expect(saves(page)).toHaveCount(0);
  expect(repository.commits()).toBe(3);
});

test('7.18 when GitHub refuses, the page says what to do, and the next press works', async ({
  page,
  repository,
}) => {
  await open(page);
  await expect(saves(page)).toHaveCount(2);
  const noneLeft = { 'x-ratelimit-remaining': '0' };
  for (const [method, status, headers, sentence] of [
    ['PATCH', 422, {}, 'A rule of the repository protects its branch'],
    ['POST', 403, {}, 'With this token you may only read.'],
    ['GET', 404, {}, 'This token does not lead to the content of the site.'],
    ['GET', 403, noneLeft, 'Come back in some minutes.'],
    [
      'GET',
      429,
      { ...noneLeft, 'x-ratelimit-reset': '1795740300' },
      'Come back at',
    ],
    ['POST', 409, {}, 'GitHub has refused this (409).'],
    ['GET', 502, {}, 'GitHub has a fault of its own'],
  ] as const) {
    const exposed = { 'access-control-expose-headers': '*' };
    repository.refuse = (request) =>
      request.method() === method
        ? { status, headers: { ...headers, ...exposed } }
        : undefined;
    await takeBack(page, 1).click();
    await expect(fault(page)).toContainText(sentence);
    expect(repository.commits()).toBe(3);
  }
  repository.refuse = () => undefined;
  await takeBack(page, 1).click();
  await expectTakenBack(page);
});

test('7.18 offline the page says so, and the next press works', async ({
  page,
  context,
  repository,
}) => {
  await open(page);
  await expect(saves(page)).toHaveCount(2);
  const offline = (route: Route) => route.abort();
  await context.route(GITHUB, offline);
  await takeBack(page, 1).click();
  await expect(fault(page)).toContainText('GitHub cannot be reached.');
  await page.reload();
  await expect(fault(page)).toContainText('GitHub cannot be reached.');
  expect(repository.commits()).toBe(3);
  await context.unroute(GITHUB, offline);
  await page.getByRole('button', { name: 'Show earlier saves' }).click();
  await takeBack(page, 1).click();
  await expectTakenBack(page);
});

test('7.18 what changed more than the content cannot be taken back here, and older saves are a press away', async ({
  page,
  repository,
}) => {
  repository.save({ [PRICES]: prices('150'), 'app/page.tsx': 'code' });
  for (let price = 200; price < 210; price += 1)
    repository.save({ [PRICES]: prices(String(price)) });
  repository.save({ 'app/page.tsx': 'other code' });
  await open(page);
  await expect(saves(page)).toHaveCount(9);
  await page.getByRole('button', { name: 'Show earlier ones' }).click();
  await expect(saves(page)).toHaveCount(13);
  await expect(saves(page).nth(10)).toContainText('more than the content');
  await expect(takeBack(page, 10)).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: 'Show earlier ones' }),
  ).toBeHidden();
});

test('7.18 the page leads to each form, also from a bookmark of the editor, and without scripts', async ({
  page,
  browser,
  allowedMessages,
}) => {
  // Sveltia CMS asks others, and fades from view to view.
  allowedMessages.push(
    /Content Security Policy/,
    /icon\.svg/,
    /ViewTransition/,
  );
  await page.goto(`${site.url}/edit/`);
  const link = page.getByRole('link', { name: 'Prices', exact: true });
  await expect(link).toHaveAttribute(
    'href',
    '/editor/#/collections/prices/entries/prices',
  );
  await page.goto(`${site.url}/edit#/collections/tours`);
  await expect(page).toHaveURL(`${site.url}/editor/#/collections/tours`);
  await page.getByRole('link', { name: 'earlier saves' }).click();
  await expect(page).toHaveURL(`${site.url}/edit`);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${site.url}/edit`);
  // Playwright's text locators skip the content of a noscript.
  await expect(plain.locator('noscript p')).toBeVisible();
  await expect(plain.getByRole('link', { name: 'Prices' })).toBeVisible();
  await expect(plain.getByRole('button')).toHaveCount(0);
  await context.close();
});

for (const path of ['/edit/', '/editor/'])
  test(`7.18 where the browser stores nothing, ${path} says so, and its links work`, async ({
    page,
  }) => {
    await blockStorage(page);
    await page.goto(site.url + path);
    await expect(page.getByText('This browser stores nothing')).toBeVisible();
    await page
      .getByRole('link', { name: path === '/edit/' ? 'Prices' : 'All that' })
      .click();
    await expect(page.getByText('This browser stores nothing')).toBeVisible();
    await expect(page).not.toHaveURL(site.url + path);
  });

test('7.18 in a frame of another page it does nothing, also on a host without headers', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(`${site.url}/**`, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.setContent(
    `<iframe src="${site.url}/edit/"></iframe><iframe src="${site.url}/editor/"></iframe>`,
  );
  for (const index of [0, 1])
    await expect(
      page
        .frameLocator('iframe')
        .nth(index)
        .getByText('in a window of its own only'),
    ).toBeVisible();
  expect(asked.filter((path) => path.endsWith('.js'))).toEqual([
    '/editor/start.js',
    '/editor/start.js',
  ]);
});
