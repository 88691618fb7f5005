// usage: node shots.mjs NAME [filter]  (serves out/ itself)

import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';

const [name, filter] = process.argv.slice(2);
const dir = `/var/tmp/w/pages-shots/${name}`;
mkdirSync(dir, { recursive: true });
const port = 4331;
const server = spawn(
  'node',
  ['node_modules/tsx/dist/cli.mjs', 'tools/shared/serve.ts', 'out', '--port', port],
  { stdio: 'ignore' },
);
for (let i = 0; i < 60; i++) {
  try {
    await fetch(`http://localhost:${port}/`);
    break;
  } catch {
    await new Promise((r) => setTimeout(r, 500));
  }
}
const { installedBrowser } = await import('/var/tmp/w/pages/tools/testing/find-browser.ts');
const exe = installedBrowser();
const browser = await chromium.launch({
  ...(exe ? { executablePath: exe } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
const pages = [
  '',
  'about',
  'boat-hire',
  'faq',
  'contact',
  'privacy',
  'accessibility',
  'tours/snorkelling',
  'tours/fishing',
  'tours/sunset',
  'tours/privatecharter',
  'nowhere',
].filter((p) => !filter || p === filter || (filter === 'home' && p === ''));
const modes = [
  { w: 390 },
  { w: 820 },
  { w: 1440 },
  { w: 800, media: 'print' },
  { w: 1440, forced: 'active' },
  { w: 390, forced: 'active' },
];
for (const { w, media, forced } of modes) {
  const context = await browser.newContext({
    viewport: { width: w, height: w < 600 ? 844 : 900 },
    reducedMotion: 'reduce',
    forcedColors: forced ?? 'none',
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
  });
  await context.clock.setFixedTime(new Date('2026-11-23T10:00:00+10:00'));
  await context.route(
    (u) => !u.href.startsWith(`http://localhost:${port}`),
    (r) => r.abort(),
  );
  const page = await context.newPage();
  for (const p of pages) {
    await page.goto(`http://localhost:${port}/${p}`, { waitUntil: 'load' });
    if (media) await page.emulateMedia({ media, reducedMotion: 'reduce' });
    await page.evaluate(async () => {
      for (const d of document.querySelectorAll('details')) d.open = true;
      for (const i of document.images) {
        i.loading = 'eager';
        i.decoding = 'sync';
      }
      await Promise.all([...document.images].map((i) => i.decode().catch(() => {})));
      await document.fonts.ready;
    });
    if (!media) {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForTimeout(500);
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForTimeout(250);
    }
    await page.screenshot({
      path: `${dir}/${(p || 'home').replace('/', '-')}-${w}${media ?? ''}${forced ? 'forced' : ''}.png`,
      fullPage: true,
    });
  }
  await context.close();
}
await browser.close();
server.kill();
