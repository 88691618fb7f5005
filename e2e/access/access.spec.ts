import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { faintWords } from './faint-words';
import { smallTargets } from './small-targets';
import { DESKTOP, EXPECTED_NOISE, PHONE, STATES } from './states';

// Nothing is half faded in or on its way when it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    for (const { name, on, enter } of STATES) {
      if (on && on !== viewport) continue;
      test(`axe, HTML_CodeSniffer and the ruler find nothing: ${name}`, async ({ page, noise }) => {
        noise.push(EXPECTED_NOISE);
        await enter(page);
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await axeFindings(page)).toEqual([]);
        expect.soft(await codeSnifferFindings(page)).toEqual([]);
        expect.soft(await page.evaluate(smallTargets, viewport === PHONE ? 44 : 24)).toEqual([]);
        expect.soft(await faintWords(page), 'words too faint').toEqual([]);
        await page.emulateMedia({ forcedColors: 'active' });
        expect.soft(await page.evaluate(borderlessControls), 'with colours forced').toEqual([]);
      });
    }
  });
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Google's badge is left out: it is not ours (and here only its stand-in). */
async function axeFindings(page: Page): Promise<string[]> {
  const { violations, passes } = await new AxeBuilder({ page })
    .withTags(TAGS)
    .exclude('.grecaptcha-badge')
    .analyze();
  expect(passes.length).toBeGreaterThan(10);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} (${target.join(' ')}) ${failureSummary}`),
  );
}

const require = createRequire(import.meta.url);
const CODE_SNIFFER = readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');

type Sniffer = {
  process: (standard: string, where: Document, done: () => void, failed: () => void) => void;
  getTranslation: (key: string) => string | undefined;
  getMessages: () => { type: number; code: string; msg: string; element: Element }[];
};

/** Its errors; its warnings and notices ask a person to look. */
async function codeSnifferFindings(page: Page): Promise<string[]> {
  await page.evaluate(CODE_SNIFFER);
  return page.evaluate(async () => {
    const { HTMLCS } = window as unknown as { HTMLCS: Sniffer };
    // It has no English words for some findings, and would break over them.
    const { getTranslation } = HTMLCS;
    HTMLCS.getTranslation = (key) => getTranslation.call(HTMLCS, key) ?? key;
    await new Promise<void>((done, failed) => HTMLCS.process('WCAG2AA', document, done, failed));
    return HTMLCS.getMessages()
      .filter(({ type, element }) => type === 1 && !element.closest?.('.grecaptcha-badge, iframe'))
      .map(({ code, msg, element }) => `${code}: ${msg} ${element.outerHTML?.slice(0, 200)}`);
  });
}

/** Buttons and fields that nothing bounds when colours are forced and their grounds gone. Runs in the page. */
function borderlessControls(): string[] {
  const controls = document.querySelectorAll(
    '[data-kind]:is(a, button), main button, input, select, textarea',
  );
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => Number.parseFloat(getComputedStyle(control).borderTopWidth) < 1)
    .map((control) => control.outerHTML.slice(0, 100));
}
