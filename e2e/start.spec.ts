import type { Page, Route } from 'playwright/test';
import { missingScriptsTexts } from '../site/content/error-screens';
import { contact, faq } from '../site/content/texts';
import { contactPhone } from '../site/facts/contact';
import {
  expectHeading,
  expectPage,
  firstTourPath,
  footerLink,
  menuButton,
} from './content';
import { atRest, expect, PHONE, SITE_SCRIPTS, test } from './fixtures';
import * as form from './form';
import { script } from './third-parties';

/** Spoils the first script of the site, or every one, until it is healed. */
async function spoil(
  page: Page,
  which: 'one' | 'every',
  answer: (route: Route) => unknown,
) {
  let first = '';
  let healed = false;
  await page.route(SITE_SCRIPTS, (route) => {
    first ||= route.request().url();
    return !healed && (which === 'every' || route.request().url() === first)
      ? answer(route)
      : route.fallback();
  });
  return () => {
    healed = true;
  };
}

/** Lets time pass for what appears by an animation of CSS. */
const passSeconds = (page: Page, seconds: number) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations())
      animation.currentTime = time;
  }, seconds * 1000);

const line = (page: Page) => page.getByText(missingScriptsTexts.line);

const isGone = (route: Route) => route.fulfill({ status: 404, body: 'Gone' });
const hangs = () => {};

for (const [which, what, answer] of [
  ['one', 'is gone', isGone],
  // A script without its end.
  ['one', 'is cut off', (route) => route.fulfill(script('(()=>{let a='))],
  ['one', 'is empty', (route) => route.fulfill(script(''))],
  ['one', 'hangs', hangs],
  ['every', 'is gone', isGone],
  ['every', 'hangs', hangs],
] as const satisfies [string, string, (route: Route) => unknown][])
  test(`6.7, 6.8 where ${which} script ${what} the page stays, and a line tells other ways`, async ({
    page,
    allowedMessages,
  }) => {
    allowedMessages.push(/./);
    await page.setViewportSize(PHONE);
    const heal = await spoil(page, which, answer);
    await page.goto('/contact', { waitUntil: 'commit' });
    await form.field(page, 'Name').fill('Kim');
    // A slow page may have the line only for a moment, under a typing hand.
    const place = await form.field(page, 'Name').boundingBox();
    await passSeconds(page, 13);
    await expect(line(page)).toBeInViewport({ ratio: 1 });
    expect(await form.field(page, 'Name').boundingBox()).toEqual(place);
    await expect(line(page)).toContainText(contactPhone);
    await expectHeading(page, contact.heading);
    // The menu works, and a link opens its page.
    await menuButton(page).click();
    await expect(page.getByRole('main')).toBeHidden();
    await menuButton(page).click();
    heal();
    await page.getByRole('link', { name: missingScriptsTexts.reload }).click();
    await expect(form.sendButton(page)).toBeEnabled();
    await form.expectFields(page, { Name: 'Kim' });
    await expect(line(page)).toBeHidden();
  });

test('6.8 while every style file hangs the form and links work', async ({
  page,
  emails,
}) => {
  await page.route(/\.css/, () => {});
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(form.sendButton(page)).toBeEnabled();
  await form.send(page);
  await form.expectSuccess(page);
  expect(emails).toHaveLength(1);
  await footerLink(page, '/faq').click({ noWaitAfter: true });
  await expectPage(page, '/faq');
  await expectHeading(page, faq.hero.title);
});

test('7.5 no page asks for a script twice, also on a host without rules for caching', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(SITE_SCRIPTS, async (route) => {
    asked.push(route.request().url());
    const response = await route.fetch();
    await route.fulfill({
      body: await response.body(),
      contentType: 'text/javascript',
    });
  });
  for (const path of ['/', firstTourPath, '/contact']) {
    asked.length = 0;
    await page.goto(path);
    await atRest(page);
    expect(new Set(asked).size, path).toBeGreaterThan(4);
    expect(asked, path).toEqual([...new Set(asked)]);
  }
});
