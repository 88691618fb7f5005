import { chromium, type Page } from 'playwright';
import { harbour } from '../../site/facts/harbour';
import { language } from '../../site/words/country';
import type { Browser } from './browser';

/** Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: language,
  timezoneId: harbour.timeZone,
} as const;

/** The slowdown of a cheap phone's processor. */
const slowdown = 4;

/**
 * Does something on a cheap phone with a weak signal, in a browser of its own
 * with an empty cache.
 */
export async function onSlowPhone<Result>(
  { path, args }: Browser,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: path,
    args: [...args],
  });
  try {
    const context = await browser.newContext(phone);
    // tsx calls this helper in each function that runs in the page.
    await context.addInitScript('globalThis.__name = (value) => value');
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await work(page);
  } finally {
    await browser.close();
  }
}
