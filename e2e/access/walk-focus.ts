import type { Page } from 'playwright/test';

/**
 * Presses the key until the focus leaves the page.
 * @returns the number of focused elements and one line for each problem
 */
export async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  presses = 150,
) {
  const problems: string[] = [];
  for (let stops = 0; stops < presses; stops++) {
    await page.keyboard.press(key);
    const problem = await page.evaluate(problemOfFocus);
    if (problem === undefined) return { problems, stops };
    if (problem) problems.push(`${key}: ${problem}`);
  }
  return { problems, stops: presses };
}

/**
 * What is wrong with the focused element (WCAG 2.4.7, 2.4.11), or '';
 * `undefined` once the focus has left the page. Runs in the page.
 */
function problemOfFocus() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  const name = focused.outerHTML.slice(0, 90);
  const { left, top, width, height, right, bottom } =
    focused.getClientRects()[0] ?? new DOMRect();
  // The browser scrolls only the greater part of a large element, such as a
  // table, into view.
  const shown = Math.min(bottom, innerHeight) - Math.max(top, 0);
  const seen =
    height < 150
      ? shown > height - 1
      : shown > Math.min(height, innerHeight) / 2;
  if (left < 0 || right > innerWidth + 1 || !seen)
    return `${name} is out of view: ${shown} of ${height}`;
  for (const share of [0.1, 0.5, 0.9]) {
    const over = document.elementFromPoint(
      left + width * share,
      Math.max(top, 0) + shown * share,
    );
    // Google's badge may cover the corner of a field. Its terms do not let us
    // move it.
    if (
      !over ||
      !(
        focused.contains(over) ||
        over.contains(focused) ||
        over.closest('.grecaptcha-badge')
      )
    )
      return `${name} is covered by ${over?.outerHTML.slice(0, 90)}`;
  }
  const hasRing = [undefined, '::after'].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(focused, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  return hasRing ? '' : `${name} has no ring`;
}
