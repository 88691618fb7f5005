import type { Browser } from './browser';
import { onSlowPhone } from './phone';

/**
 * Presses the prefetched link to a page on the slow phone, then goes back.
 * @returns the milliseconds from each to the painted page, and the pixels by
 * which Back misses the place where the page was left. Nothing when there is no
 * visible link
 */
export function press(
  browser: Browser,
  address: string,
): Promise<Record<string, number>> {
  const to = new URL(address).pathname;
  const from = to === '/' ? '/about' : '/';
  return onSlowPhone(browser, async (page) => {
    await page.goto(new URL(from, address).href);
    const link = page
      .locator(`a:is([href="${to}"], [href^="${to}?"]):visible`)
      .first();
    if ((await link.count()) === 0) return {};
    await link.scrollIntoViewIfNeeded();
    // A link in view is prefetched once the page is idle: its headers, the
    // route's tree, the page.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(3000);
    const left = await page.evaluate(() => scrollY);
    const arrival = page.evaluate(firstFrame, { path: to, back: false });
    await link.tap();
    const there = await arrival;
    await page.waitForTimeout(1000);
    const back = await page.evaluate(firstFrame, { path: from, back: true });
    return {
      press: there.time,
      back: back.time,
      'back off': Math.abs(back.top - left),
    };
  });
}

/**
 * Runs in the page. Goes back or waits for a press, then waits for the first
 * frame with the other page's heading. It requests no frame before, because
 * that would slow the router down. After 20 seconds it takes what is there.
 */
async function firstFrame({ path, back }: { path: string; back: boolean }) {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  const there = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (location.pathname !== path || !heading() || heading() === before)
        return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    setTimeout(resolve, 20_000);
  });
  const pressed = new Promise<number>((resolve) =>
    addEventListener('click', ({ timeStamp }) => resolve(timeStamp), {
      capture: true,
      once: true,
    }),
  );
  const start = back ? performance.now() : await pressed;
  if (back) history.back();
  await there;
  // The browser restores the position while it lays the frame out, so the
  // position is read after the frame.
  await new Promise((painted) =>
    requestAnimationFrame(() => setTimeout(painted)),
  );
  return { time: performance.now() - start, top: scrollY };
}
