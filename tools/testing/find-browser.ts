import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { runPackage, runProgram } from '../shared/run-program';
import { command, OwnerError, say, startedAs } from '../shared/terminal';

/**
 * Finds a Chromium browser for the journeys, or installs one: Playwright's own, else Debian's package.
 * @returns the path of the browser
 * @throws OwnerError when no browser can be installed or CHROMIUM_PATH is wrong
 */
export async function findBrowser(): Promise<string> {
  const installed = installedBrowser();
  if (installed) return installed;

  say("No Chromium or Chrome was found; installing Playwright's own …");
  await runPackage('playwright/cli.js', ['install', 'chromium']);
  const own = installedBrowser();
  if (own) return own;

  if (process.platform === 'linux' && process.getuid?.() === 0) {
    await runProgram('apt-get', ['update']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      say(`That browser does not start. Installing Debian's package '${name}' …`);
      await runProgram('apt-get', ['install', '--yes', '--no-install-recommends', name], {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      });
      const found = installedBrowser();
      if (found) return found;
    }
  }
  throw new OwnerError(
    'No browser could be found or installed. Install Google Chrome or Chromium and set CHROMIUM_PATH to its program.',
  );
}

/**
 * Finds an installed browser: the one of CHROMIUM_PATH, a Linux package, or Playwright's own.
 * @throws OwnerError when CHROMIUM_PATH is set and no browser starts there
 */
export function installedBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new OwnerError(
      `CHROMIUM_PATH is '${chosen}', but no browser starts there; correct it or leave it out.`,
    );
  }
  return [...packaged, chromium.executablePath()].find(starts);
}

/** Linux installs Chromium at these paths. In the headless shell the journeys take two thirds of the time. */
const packaged = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/** An installed program may not start: a library is missing, or it is Ubuntu's stub that only points to the Snap store. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  // On other systems `--version` opens a window.
  if (process.platform !== 'linux') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

const help = `
Finds the browser the tests use, or installs one, and prints where it is.

  npx tsx tools/testing/find-browser.ts
`;

if (startedAs(import.meta.url)) {
  await command(help, async () => {
    say(await findBrowser());
    return 0;
  });
}
