import type { Page } from 'playwright/test';
import { thrownTexts } from '../site/content/error-screens';
import { tours } from '../site/content/tours';
import { enquiryErrors } from '../site/enquiry/errors';
import { enquiryHelp } from '../site/enquiry/help';
import {
  barLink,
  expectPage,
  firstTourPath,
  footerLink,
  menuButton,
  toursButton,
} from './content';
import {
  EMAIL_SERVICE,
  expect,
  holdScripts,
  openReady,
  PHONE,
  ready,
  test,
} from './fixtures';
import * as form from './form';

/**
 * React renders a page again that differs from the build, so Chromium ignores
 * its second rules.
 */
const HYDRATION_ERROR =
  /Minified React error #(418|423|425)|speculation rule set was inserted/;

async function openAndTranslate(page: Page, path: string) {
  await openReady(page, path);
  await page.evaluate(translate);
}

async function openTranslated(page: Page, path: string) {
  await translateAtOnce(page);
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('font').first()).toBeAttached();
  release();
  await ready(page);
}

for (const [when, open] of [
  ['after hydration', openAndTranslate],
  ['before hydration', openTranslated],
] as const) {
  test(`6.3 the form works translated ${when}`, async ({
    page,
    emails,
    allowedMessages,
  }) => {
    allowedMessages.push(HYDRATION_ERROR);
    await open(page, '/contact');
    await form.sendButton(page).click();
    await expect(form.errorSummary(page)).toBeFocused();
    const errors = await form.errorSummary(page).getByRole('link').count();
    await expect(form.errorSummary(page).getByRole('heading')).toHaveText(
      enquiryErrors.toFix(errors),
    );
    await form.field(page, 'Name').fill('K');
    await expect(form.errorSummary(page).getByRole('link')).toHaveCount(
      errors - 1,
    );
    await page.route(EMAIL_SERVICE, (route) => route.fulfill({ status: 500 }), {
      times: 2,
    });
    for (const count of [1, 2]) {
      await form.send(page);
      await expect.poll(() => emails.length).toBe(count);
      await form.expectFailure(page);
    }
    for (const count of [3, 4]) {
      await form.send(page, {
        'Enquiry Type': 'Tour',
        'Tour Type': tours[0].slug,
      });
      await form.expectSuccess(page);
      expect(emails).toHaveLength(count);
    }
    expect(emails[3]).toMatchObject({
      enquiry_type: 'Tour',
      tour_type: tours[0].name,
    });
    await form.field(page, 'Name').fill('Kim again');
    await expect(form.status(page)).toHaveText('');
  });
}

test('6.3 translated, every kind of page, its links, its menu and Back work', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(HYDRATION_ERROR);
  await page.setViewportSize(PHONE);
  await openTranslated(page, '/');
  const expectReadable = async (path: string) => {
    await expectPage(page, path);
    await ready(page);
    await expect(page.getByText(thrownTexts.title)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await menuButton(page).click();
    await toursButton(page).click();
    await expect(barLink(page, '/').last()).toBeVisible();
    // The list of tours, then the menu.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  };
  for (const path of [
    '/about',
    '/boat-hire',
    '/faq',
    '/contact',
    firstTourPath,
  ]) {
    await footerLink(page, path).first().click();
    await expectReadable(path);
  }
  await page.goBack();
  await expectReadable('/contact');
});

test('6.3 the form works when an extension adds and removes its parts', async ({
  page,
  emails,
}) => {
  await form.open(page);
  await page.evaluate(() => {
    for (const field of document.querySelectorAll(
      'form :is(input,select,textarea)',
    )) {
      const wrapper = document.createElement('span');
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
    for (const name of ['name', 'preferredDate', 'enquiryType', 'message']) {
      const second = document.createElement('input');
      second.name = name;
      document.querySelector('form')?.prepend(second);
    }
  });
  await form.sendButton(page).click();
  await expect(form.errorSummary(page).getByRole('link').first()).toBeVisible();
  await page.evaluate(() => {
    for (const part of document.querySelectorAll(
      'form [id$="-error"], form [role="alert"]',
    ))
      part.remove();
  });
  await form.send(page, { 'Enquiry Type': 'Tour' });
  await form.field(page, 'Tour Type').selectOption(tours[0].slug);
  await form.sendButton(page).click();
  await form.expectSuccess(page);
  expect(emails).toHaveLength(1);
  expect(emails[0]).toMatchObject({
    from_name: 'Kim Nguyen',
    enquiry_type: 'Tour',
  });
});

test('4.12 in place of a form broken by an extension stand its words and the other ways', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(
    /Failed to execute 'removeChild'/,
    /NotFoundError/,
    /Minified React error/,
  );
  await page.route(EMAIL_SERVICE, (route) => route.fulfill({ status: 500 }), {
    times: 1,
  });
  await form.open(page);
  await form.send(page);
  await form.expectFailure(page);
  // Remove a part that React itself would remove at the next press.
  await page
    .getByText(enquiryHelp.fallbackContacts.lead)
    .evaluate((words) => words.parentElement?.remove());
  await form.sendButton(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: enquiryHelp.broken }),
  ).toBeVisible();
  await expect(
    page.getByLabel(enquiryHelp.fallbackContacts.yourEnquiry),
  ).toHaveValue(new RegExp(form.ENQUIRY.Name));
  await expect(
    page.getByRole('link', { name: enquiryHelp.fallbackContacts.call }),
  ).toBeVisible();
});

for (const translated of [false, true])
  test(`4.13 typing in hydration loses no key; translated: ${translated}`, async ({
    page,
    allowedMessages,
  }) => {
    allowedMessages.push(HYDRATION_ERROR);
    // Then its HTML differs from the build. That of a host that hides e-mail
    // addresses does too.
    if (translated) await translateAtOnce(page);
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const text = 'Is there room for two?';
    await form.field(page, 'Message').fill('');
    await form.field(page, 'Message').focus();
    const typing = page.keyboard.type(text, { delay: 50 });
    release();
    await typing;
    await expect(form.sendButton(page)).toBeEnabled();
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect(form.field(page, 'Message')).toHaveValue(text);
    await expect(form.field(page, 'Message')).toBeFocused();
  });

/**
 * As Chrome and Safari translate: two `font` elements round every text, also
 * later ones. The text of options changes too, which the form must not send.
 */
function translate() {
  const untranslated = 'script,style,noscript,textarea,title,font font';
  const wrap = (node: Node) => {
    if (!(node instanceof Text)) [...node.childNodes].forEach(wrap);
    else if (node.data.trim() && !node.parentElement?.closest(untranslated)) {
      const [outer, inner] = [
        document.createElement('font'),
        document.createElement('font'),
      ];
      inner.append(
        node.data + (node.parentElement?.closest('option') ? ' °' : ''),
      );
      outer.append(inner);
      node.replaceWith(outer);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'characterData') wrap(target);
      else addedNodes.forEach(wrap);
  }).observe(document.documentElement, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

/** Hold the scripts of the page until its HTML is parsed. */
function translateAtOnce(page: Page) {
  return page.addInitScript(
    `document.addEventListener('DOMContentLoaded', ${translate})`,
  );
}
