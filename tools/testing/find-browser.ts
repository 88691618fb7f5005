import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { runPackage, runProgram } from '../shared/run-program';
import { command, OwnerError, say, startedAs } from '../shared/terminal';

/**
 * Finds a browser of the Chromium family for the journeys, or installs one (Playwright's own, else Debian's package),
 * and says what it does.
 * @returns the path of its program
 * @throws OwnerError when there is none and none can be installed, or CHROMIUM_PATH leads nowhere
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
      say(`That did not give a browser that starts; installing Debian's package '${name}' …`);
      await runProgram('apt-get', ['install', '--yes', '--no-install-recommends', name], {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      });
      const packaged = installedBrowser();
      if (packaged) return packaged;
    }
  }
  throw new OwnerError(
    'No browser could be found or installed; install Google Chrome or Chromium, or set CHROMIUM_PATH to its program.',
  );
}

/**
 * The browser that is already there: CHROMIUM_PATH, the usual places of this system, Playwright's own.
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
  return [...usualPlaces(), chromium.executablePath()].find(starts);
}

function usualPlaces(): string[] {
  if (process.platform === 'darwin') {
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ];
  }
  if (process.platform === 'win32') {
    const { PROGRAMFILES, LOCALAPPDATA, 'PROGRAMFILES(X86)': programFiles86 } = process.env;
    return [PROGRAMFILES, programFiles86, LOCALAPPDATA].flatMap((folder) =>
      folder ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [],
    );
  }
  // The shell is Chromium without its windows: the journeys take two thirds of the time in it.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ];
  return names.map((name) => `/usr/bin/${name}`);
}

/** A program may be there and yet not start: a missing library, or Ubuntu's stub that only points to its shop. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  // Elsewhere the browser would open a window instead of telling its version.
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
