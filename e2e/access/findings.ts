import { readFileSync } from 'node:fs';
import type Axe from 'axe-core';
import type { Page } from 'playwright/test';
import { DESKTOP, PHONE } from '../fixtures';

// The readable file takes the browser three times as long.
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * Checks the current state of a page with axe and with checks of our own.
 * @returns one line for each problem
 */
export async function findings(
  page: Page,
  screens = [PHONE, DESKTOP],
): Promise<string[]> {
  await page.evaluate(axeSource);
  const found: string[] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await page.evaluate(() => document.fonts.ready);
    const here = await page.evaluate(axeFindings);
    if (screen === PHONE) here.push(...(await page.evaluate(lowTargets)));
    await page.emulateMedia({ forcedColors: 'active' });
    here.push(...(await page.evaluate(lostInForcedColours)));
    await page.emulateMedia({ forcedColors: 'none' });
    found.push(...here.map((finding) => `${screen.width} wide: ${finding}`));
  }
  return found;
}

/** Runs in the page. It leaves out Google's badge. */
async function axeFindings(): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof Axe };
  const runOnly = [
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22a',
    'wcag22aa',
    'best-practice',
  ];
  const { violations, passes } = await axe.run(
    { exclude: ['.grecaptcha-badge'] },
    // axe switches this rule of WCAG 2.2 off by default.
    {
      runOnly,
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    },
  );
  if (passes.length < 20)
    return [`axe looked at hardly anything: ${passes.length} rules`];
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `axe: ${help} (${target.join(' ')}) ${failureSummary}`,
    ),
  );
}

/**
 * Runs in the page. In forced colours a button needs a border, an icon the
 * colour of its text.
 */
function lostInForcedColours(): string[] {
  const styleOf = (element: Element) => getComputedStyle(element);
  const bordered =
    '[data-kind]:is(a, button), main button, input, select, textarea';
  const controls = [...document.querySelectorAll(bordered)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter(
      (control) => Number.parseFloat(styleOf(control).borderTopWidth) < 1,
    );
  const icons = [...document.querySelectorAll('svg.icon')]
    .map((icon) => ({ icon, text: icon.parentElement ?? icon }))
    .filter(({ icon, text }) => styleOf(icon).color !== styleOf(text).color)
    .map(({ text }) => text);
  return [...controls, ...icons].map(
    ({ outerHTML }) => `lost in forced colours: ${outerHTML.slice(0, 100)}`,
  );
}

/** Runs in the page. A link within a sentence is as high as its line. */
function lowTargets(): string[] {
  return [
    ...document.querySelectorAll(
      'a[href], button, summary, input, select, textarea',
    ),
  ]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .filter((target) => !target.closest('[inert], .skip, .grecaptcha-badge'))
    .filter((target) => getComputedStyle(target).display !== 'inline')
    .filter((target) => target.getBoundingClientRect().height < 44)
    .map((target) => `lower than 44: ${target.outerHTML.slice(0, 100)}`);
}
