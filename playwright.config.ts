import { defineConfig } from 'playwright/test';
import { environmentWith } from './e2e/faces';
import { installedBrowser } from './tools/testing/find-browser';
import './tools/testing/use-test-settings';

const folder = process.env.SITE_OUT || 'out';
const browser = installedBrowser();

const launchOptions = {
  ...(browser ? { executablePath: browser } : {}),
  env: environmentWith('Roboto'),
  args: [
    // Chromium's own sandbox does not work for root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Without a graphics card a simulated one takes a fifth more time.
    '--disable-gpu',
  ],
};

/** Journeys in a real browser on the exported site. `node tools/run.mjs testing/test --only build` builds it first. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  // Long timeouts, because a busy computer is slow.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    // Playwright resets the browser between tests instead of starting another: a fifth of the time.
    reuseContext: true,
  },
  projects: [
    { name: 'journeys', testIgnore: 'browsers.spec.ts', use: { launchOptions } },
    // In each engine: npx playwright install firefox webkit && npx playwright test --project=firefox --project=webkit
    ...(['chromium', 'firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      testMatch: 'browsers.spec.ts',
      use: {
        browserName,
        reuseContext: false,
        launchOptions: browserName === 'chromium' ? launchOptions : {},
      },
    })),
  ],
  // Any free port, so that no other program, and no server left by a run that was killed, is in the way.
  webServer: {
    command: `node tools/run.mjs shared/serve ${folder} 0`,
    wait: { stdout: /localhost:(?<e2e_port>\d+) / },
  },
});
