import { defineConfig } from 'playwright/test';
import { environmentWith } from './e2e/faces';
import { harbour } from './site/facts/harbour';
import { language } from './site/words/country';
import { installedBrowser } from './tools/testing/find-browser';
import './tools/testing/use-test-settings';

const browser = installedBrowser();

/**
 * Journeys in a real browser on the exported site. `npm test` builds it first.
 */
export default defineConfig({
  name: 'journeys',
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  workers: 2,
  fullyParallel: true,
  // Long timeouts, because a busy computer is slow.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: '.builds/reports/journeys.json' }],
  ],
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    locale: language,
    timezoneId: harbour.timeZone,
    // Playwright resets the browser between tests instead of starting another:
    // a fifth of the time.
    reuseContext: true,
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      env: environmentWith('Roboto'),
      // Without a graphics card a simulated one takes a fifth more time.
      args: ['--disable-gpu'],
    },
  },
  // Any free port, so that no other program, and no server left by a run that
  // was killed, is in the way.
  webServer: [
    {
      command: 'node --import tsx tools/run.ts start out 0',
      wait: { stdout: /localhost:(?<e2e_port>\d+) / },
    },
    {
      command: 'node --import tsx tools/run.ts start .builds/preview 0',
      wait: { stdout: /localhost:(?<preview_port>\d+) / },
    },
  ],
});
