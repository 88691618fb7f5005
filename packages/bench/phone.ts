import type { Browser, BrowserContext, Page } from 'playwright';

/** Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-AU',
  timezoneId: 'Australia/Brisbane',
} as const;

/** The slowdown of a cheap phone's processor. */
const slowdown = 4;

/**
 * Does something on a phone with an empty cache.
 * @param slow whether to slow the processor down. The server slows the network down (SlowLink)
 */
export async function onPhone<Result>(
  browser: Browser,
  { slow }: { slow: boolean },
  work: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    if (slow) {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    return await work(page, context);
  } finally {
    await context.close();
  }
}
