import { type chromium, firefox, webkit } from 'playwright';
import { build } from '../build/build';
import { runPackage } from '../shared/run-program';
import { command, say, startedAs } from '../shared/terminal';
import { findBrowser } from './find-browser';
import { testSettings } from './test-settings';

const help = `
Walks through the site in Chromium, Firefox and WebKit (the engine of Safari): every page, the menus, an enquiry.
It installs missing browsers of Playwright and saves screenshots in .cache/browsers/.

  npm run test:browsers

The exit code is 1 when a test fails or when a browser cannot be installed. Then it names the browser.
`;

/** Runs the walk in every available browser and returns the exit code. */
async function testBrowsers(): Promise<number> {
  const env = { ...testSettings, CHROMIUM_PATH: await findBrowser() };
  const missing: string[] = [];
  const projects = ['chromium'];
  for (const browser of [firefox, webkit]) {
    if (await canStart(browser)) projects.push(browser.name());
    else missing.push(browser.name());
  }
  await build({ env: testSettings });
  const args = projects.map((name) => `--project=${name}`);
  const { code } = await runPackage('playwright/cli.js', ['test', ...args], { env });
  if (missing.length === 0) return code;
  say(`\nNot tested in ${missing.join(' and ')}: Playwright could not install a browser that starts.`);
  return code || 1;
}

/** Whether Playwright's browser starts. Installs it if it is missing. */
async function canStart(browser: typeof chromium): Promise<boolean> {
  const starts = () =>
    browser.launch().then(
      (started) => started.close().then(() => true),
      () => false,
    );
  if (await starts()) return true;
  say(`Installing Playwright's ${browser.name()} …`);
  await runPackage('playwright/cli.js', ['install', browser.name()], { keepOutput: true });
  return starts();
}

if (startedAs(import.meta.url)) await command(help, testBrowsers);
