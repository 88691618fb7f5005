import type { Page } from 'playwright/test';
import { savesOnGitHub, TOKEN } from '../../tools/services/github-saves';
import { servePublishedEditor } from '../../tools/testing/open-editor';
import { findings } from '../access/findings';
import { test as base, expect, PHONE } from '../fixtures';

const PRICES = 'data/prices.json';
const PHOTO = 'photos/IMG_0421.JPG';
const CODE = 'app/page.tsx';

let site: Awaited<ReturnType<typeof servePublishedEditor>>;
base.beforeAll(async () => {
  site = await servePublishedEditor('bring-back');
});
base.afterAll(() => site.close());

const test = base.extend<{
  repository: Awaited<ReturnType<typeof savesOnGitHub>>;
}>({
  repository: async ({ context, page }, use) => {
    const repository = await savesOnGitHub(context);
    repository.save('Begin', { [PRICES]: '100', [CODE]: 'old' });
    repository.save('Update Prices', { [PRICES]: '110', [PHOTO]: 'a bay' });
    repository.save('Another page', { [CODE]: 'new', 'data/schema/a.ts': '1' });
    for (const price of ['120', '130', '140'])
      repository.save('Update Prices', { [PRICES]: price });
    page.on('dialog', (dialog) => dialog.accept());
    await use(repository);
  },
});

test.use({ viewport: PHONE });
test.describe.configure({ mode: 'default' });

async function open(page: Page, token = TOKEN) {
  await page.goto(`${site.url}/edit/`);
  await page.getByLabel('Your token of GitHub').fill(token);
  await page.keyboard.press('Enter');
}
const status = (page: Page) => page.getByRole('status');
const saves = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading') });
const bringBack = (page: Page, entry: number) =>
  saves(page).nth(entry).getByRole('button').click();

test('7.18 the last saves are listed as GitHub says them; one, then another and then five are brought back, while GitHub still answers the older head', async ({
  page,
  repository,
}) => {
  await open(page);
  await expect(saves(page)).toHaveCount(6);
  await expect(saves(page).first()).toContainText(
    /Update Prices.*Kim, Friday,? 20 November 2026/,
  );
  expect(await findings(page)).toEqual([]);
  repository.staleHead = repository.head;
  const question = page.waitForEvent('dialog');
  await bringBack(page, 0);
  expect((await question).message()).toBe(
    "This takes back 'Update Prices'. Go on?",
  );
  await expect(status(page)).toContainText('Brought back.');
  await expect(status(page)).toBeFocused();
  expect(repository.files()).toMatchObject({ [PRICES]: '130' });
  await expect(saves(page).first()).toContainText('Bring back the site as it');

  await bringBack(page, 0);
  await expect(saves(page)).toHaveCount(8);
  expect(repository.files()).toMatchObject({ [PRICES]: '140' });

  const all = page.waitForEvent('dialog');
  await bringBack(page, 6);
  expect((await all).message()).toContain('the 6 saves after it');
  await expect(saves(page)).toHaveCount(9);
  expect(repository.files()).toEqual({
    [PRICES]: '100',
    [PHOTO]: null,
    [CODE]: 'new',
    'data/schema/a.ts': '1',
  });
});

test('7.18 a save that is made meanwhile stays, and the page says so', async ({
  page,
  repository,
}) => {
  await open(page);
  await expect(saves(page)).toHaveCount(6);
  repository.save('Update Notice', { 'data/notice.json': 'Closed' });
  await bringBack(page, 0);
  await expect(status(page)).toHaveText(/^Another save was made meanwhile/);
  await expect(saves(page).first()).toContainText('Update Notice');
  repository.failWith = (request) => {
    if (request.method() !== 'PATCH') return undefined;
    repository.failWith = () => undefined;
    repository.save('Update Prices', { [PRICES]: '150' });
    return undefined;
  };
  await bringBack(page, 0);
  await expect(saves(page)).toHaveCount(8);
  await expect(status(page)).toHaveText(/^Another save was made meanwhile/);
  expect(repository.files()).toMatchObject({ [PRICES]: '150' });
});

test('7.18 each refusal is a sentence, nothing is lost, and the next press works', async ({
  page,
  repository,
  allowedMessages,
}) => {
  allowedMessages.push(/Failed to load resource/);
  await open(page, 'wrong');
  await expect(status(page)).toContainText('GitHub does not know this token');
  await page.getByLabel('Your token of GitHub').fill(` “${TOKEN}” `);
  await page.keyboard.press('Enter');
  await expect(saves(page)).toHaveCount(6);
  for (const [code, sentence] of [
    [403, 'does not let this token do that'],
    [429, 'takes no more requests'],
    [502, 'try again later'],
    [0, 'GitHub cannot be reached.'],
  ] as const) {
    repository.failWith = (request) =>
      request.method() === 'POST' ? code : undefined;
    await bringBack(page, 0);
    await expect(status(page)).toContainText(sentence);
  }
  repository.refusal = 'Repository rule violations found';
  repository.failWith = (request) =>
    request.method() === 'PATCH' ? 422 : undefined;
  await bringBack(page, 0);
  await expect(status(page)).toContainText('look at Rules and Branches');
  repository.failWith = () => undefined;
  await page.reload();
  await bringBack(page, 0);
  await expect(status(page)).toContainText('Brought back.');
  expect(repository.count()).toBe(7);
});

test('7.18 in a frame the page does nothing', async ({ page, context }) => {
  const frame = 'https://elsewhere.example/';
  await context.route(frame, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${site.url}/edit/"></iframe>`,
    }),
  );
  // Some hosts send no headers, and those of the site would not let it in.
  await context.route(`${site.url}/edit/`, async (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: await (await route.fetch()).text(),
    }),
  );
  await page.goto(frame);
  await expect(page.frameLocator('iframe').locator('body')).toHaveText(
    'The editor works in a window of its own only.',
  );
});
