import type { Page } from 'playwright/test';
import { colour, contrast } from './contrast';

/** Presses the key until the focus leaves the page, or so many times, and tells what is wrong with the focus on the way. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', presses = 150) {
  const faults: string[] = [];
  let stops = 0;
  for (; stops < presses; stops++) {
    await page.keyboard.press(key);
    const focus = await page.evaluate(lookAtFocus);
    if (!focus) break;
    const { name, fault, ring, ground } = focus;
    if (fault) faults.push(`${key}: ${name} ${fault}`);
    else if (!ring || !ground) faults.push(`${key}: ${name} has no ring`);
    else if (contrast(colour(ring), colour(ground)) < 3)
      faults.push(`${key}: the ring of ${name} is ${ring} on ${ground}`);
  }
  return { faults, stops };
}

/** The focus as a person sees it (WCAG 2.4.7, 2.4.11, 1.4.11); runs in the page. Nothing when the focus has left it. */
function lookAtFocus() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  const name = `${focused.tagName} '${(focused.textContent || focused.id).trim().slice(0, 40)}'`;
  const box = focused.getClientRects()[0];
  const fault = box ? faultOf(box) : 'is not drawn';
  const ringed = [undefined, '::after']
    .map((part) => getComputedStyle(focused, part))
    .find(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );
  const inside = Number.parseFloat(ringed?.outlineOffset ?? '0') < 0;
  return {
    name,
    fault,
    ring: ringed?.outlineColor,
    ground: groundOf(inside ? focused : focused.parentElement),
  };

  function faultOf({ left, top, width, height, right, bottom }: DOMRect) {
    // Of what is large (a text box, a table that scrolls) the browser shows the greater part.
    const shown = Math.min(bottom, innerHeight) - Math.max(top, 0);
    const seen = height < 150 ? shown > height - 1 : shown > Math.min(height, innerHeight) / 2;
    if (left < 0 || right > innerWidth + 1 || !seen)
      return `is out of view, ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`;
    const points = [
      [0.5, 0.5],
      [0.08, 0.15],
      [0.92, 0.85],
    ] as const;
    for (const [x, y] of points) {
      const over = document.elementFromPoint(left + width * x, Math.max(top, 0) + shown * y);
      // Google's badge may stand over the corner of a field; it is not ours to move.
      if (!over || !(focused?.contains(over) || over.contains(focused) || over.closest('.grecaptcha-badge')))
        return `is covered by ${over?.outerHTML.slice(0, 90)}`;
    }
    return;
  }
  function groundOf(element: Element | null): string | undefined {
    if (!element) return;
    const { backgroundColor } = getComputedStyle(element);
    return /^rgb\(/.test(backgroundColor) ? backgroundColor : groundOf(element.parentElement);
  }
}
