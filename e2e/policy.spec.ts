import { expect, test } from './fixtures';

// That it refuses nothing of the site: a refusal is an error on the console, and
// every journey fails on one (fixtures.ts).

/** Each refusal is 'directive address'. An attack that succeeds sets `ran`. */
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

/** Runs in the page. A script that comes with `innerHTML` would not run. */
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
    expect(await page.evaluate(() => 'ran' in window), refusal).toBe(false);
    await expect.poll(() => refused).toContain(refusal);
    expect(page.url()).toBe(address);
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
