import { chromium as playwright } from 'playwright';
import { installedBrowser } from '../find-browser';
import type { Engine } from './browser';

type Action = { type: string; value?: string; x?: number; y?: number };

/** Chromium, told by Playwright, so that the three engines are seen side by side. */
export const chromium: Engine = {
  name: 'Chromium',
  open: async () => {
    const executablePath = installedBrowser();
    if (!executablePath) return;
    const browser = await playwright.launch({
      executablePath,
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    const page = await browser.newPage();
    const deeds: Record<string, (action: Action) => Promise<void>> = {
      pointerMove: ({ x = 0, y = 0 }) => page.mouse.move(x, y),
      pointerDown: () => page.mouse.down(),
      pointerUp: () => page.mouse.up(),
      keyDown: ({ value = '' }) => page.keyboard.press(value === '\uE00C' ? 'Escape' : value),
    };
    return {
      goto: async (address) => void (await page.goto(address)),
      ask: (expression) => page.evaluate(`(async () => String(await (${expression})))()`),
      act: async (sources) => {
        for (const { actions } of sources as { actions: Action[] }[])
          for (const action of actions) await deeds[action.type]?.(action);
      },
      resize: (width, height) => page.setViewportSize({ width, height }),
      look: () => page.screenshot(),
      close: () => browser.close(),
    };
  },
};
