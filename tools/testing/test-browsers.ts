import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../build/build';
import { servePreview } from '../owner/preview';
import { command, projectFolder, say, startedAs } from '../shared/terminal';
import type { Engine } from './browsers/browser';
import { chromium } from './browsers/chromium';
import { firefox } from './browsers/firefox';
import { parts } from './browsers/walk';
import { webkit } from './browsers/webkit';

const engines = [chromium, firefox, webkit];

/** Walks through the preview in one engine. Returns how many parts of the walk failed. */
async function walkIn({ name, open }: Engine, url: string, outbox: string): Promise<number> {
  const browser = await open();
  if (!browser) {
    say(`  skipped  ${name}: there is none on this computer`);
    return 0;
  }
  const pictures = join(projectFolder, '.cache', 'browsers', name.toLowerCase());
  let failed = 0;
  try {
    for (const [part, walk] of Object.entries(parts)) {
      try {
        await walk({ browser, url, outbox, pictures });
        say(`  passed   ${name}: ${part}`);
      } catch (error) {
        failed += 1;
        say(`  FAILED   ${name}: ${part}\n           ${error instanceof Error ? error.message : error}`);
      }
    }
  } finally {
    await browser.close();
  }
  return failed;
}

const help = `
Walks through the site in the three browser engines that are there (Chromium, Firefox, WebKit): every page, the menus, an
enquiry. What is not there is skipped with a word. The screens are kept in .cache/browsers/.

  npm run test:browsers

On Debian: apt-get install chromium firefox-esr webkit2gtk-driver xvfb
`;

if (startedAs(import.meta.url)) {
  await command(help, async () => {
    const { folder } = await build({ env: { NEXT_PUBLIC_PREVIEW: '1' }, out: '.builds/browsers' });
    const outbox = mkdtempSync(join(tmpdir(), 'outbox-'));
    const preview = await servePreview({ folder, port: 0, outbox });
    let failed = 0;
    try {
      for (const engine of engines) failed += await walkIn(engine, preview.url, outbox);
    } finally {
      await preview.close();
      rmSync(outbox, { recursive: true, force: true });
    }
    return failed ? 1 : 0;
  });
}
