import type { Page } from 'playwright/test';
import { expectPage, firstTourPath } from './content';
import { atRest, expect, test } from './fixtures';

/** The computed styles of the parts of the page. */
function appearance(page: Page) {
  return page.locator('main').evaluate((main) =>
    [
      ...main.querySelectorAll('h1, h2, h3, p, a, img, ul, dl, form button'),
    ].map((part) => {
      const {
        display,
        fontSize,
        color,
        padding,
        gridTemplateColumns,
        position,
      } = getComputedStyle(part);
      return `${part.tagName} ${[display, fontSize, color, padding, gridTemplateColumns, position].join(' | ')}`;
    }),
  );
}

// A refusal is an error on the console, and every journey fails on one
// (fixtures.ts).
test('7.4 the policy refuses nothing on pages behind links, and all their styles apply', async ({
  page,
}) => {
  // Pages with different styles. The last one needs the most.
  const paths = ['/boat-hire', firstTourPath, '/', '/contact'];
  const loaded = new Map<string, string[]>();
  for (const path of paths) {
    await page.goto(path);
    // Wait for late parts, such as the reviews.
    await atRest(page);
    loaded.set(path, await appearance(page));
  }
  for (const path of paths) {
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
    await expectPage(page, path);
    await expect
      .poll(() => appearance(page), { intervals: [50] })
      .toEqual(loaded.get(path));
  }
});

/**
 * What the policy refuses, as 'directive address', and the attack with injected
 * HTML or script. An attack that succeeds sets `ran`.
 */
const attacks: readonly [refusal: string, attack: string | (() => void)][] = [
  ['script-src-attr inline', '<img src="data:," onerror="window.ran = true">'],
  ['script-src-elem inline', '<script>window.ran = true</script>'],
  ['script-src-elem inline', '<a href="javascript:window.ran=true">Press</a>'],
  [
    'script-src-elem https://a.example/x.js',
    '<script src="https://a.example/x.js"></script>',
  ],
  ['script-src eval', () => void setTimeout('window.ran = true')],
  [
    'style-src-elem https://a.example/x.css',
    '<link rel="stylesheet" href="https://a.example/x.css">',
  ],
  ['img-src https://a.example/p.gif', '<img src="https://a.example/p.gif">'],
  ['frame-src https://a.example', '<iframe src="https://a.example/"></iframe>'],
  ['base-uri https://a.example/', '<base href="https://a.example/">'],
  [
    'connect-src https://a.example/collect',
    () => void fetch('https://a.example/collect').catch(() => {}),
  ],
  [
    'form-action https://a.example/?',
    '<form action="https://a.example/"><button>Send</button></form>',
  ],
];

/**
 * Adds HTML to the page and runs its scripts, then presses its link or button.
 * Runs in the page.
 */
function inject(html: string) {
  const parts = document.createRange().createContextualFragment(html);
  const control = parts.querySelector<HTMLElement>('a, button');
  document.body.append(parts);
  control?.click();
}

test('7.4 an injected script is refused', async ({ page, allowedMessages }) => {
  allowedMessages.push(/Content Security Policy/i, /net::ERR_BLOCKED_BY_CSP/);
  const refused: string[] = [];
  await page.exposeFunction('noteRefusal', (refusal: string) =>
    refused.push(refusal),
  );
  await page.addInitScript(`addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    noteRefusal(effectiveDirective + ' ' + blockedURI))`);
  await page.goto('/contact');
  const address = page.url();
  for (const [refusal, attack] of attacks) {
    refused.splice(0);
    if (typeof attack === 'function') await page.evaluate(attack);
    else await page.evaluate(inject, attack);
    await expect.poll(() => refused).toContain(refusal);
    expect(await page.evaluate(() => 'ran' in window), refusal).toBe(false);
    expect(page.url()).toBe(address);
  }
});
