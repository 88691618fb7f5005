import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { runPackage, runProgram } from '../shared/run-program';
import { OwnerError, say } from '../shared/terminal';

/** Finds a browser, or installs Playwright's own, else Debian's package. */
export async function findBrowser(): Promise<string> {
  let printed = '';
  const keep = ({ output }: { output: string }) => {
    printed += output;
  };
  if (!installedBrowser()) {
    say('No Chromium or Chrome that starts was found; installing one …');
    await runPackage('playwright/cli.js', ['install', 'chromium']).then(keep);
  }
  if (
    !installedBrowser() &&
    existsSync('/usr/bin/apt-get') &&
    process.getuid?.() === 0
  ) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [
      ['update'],
      [
        'install',
        '--yes',
        '--no-install-recommends',
        'chromium-headless-shell',
      ],
    ])
      await runProgram('apt-get', args, { env }).then(keep);
  }
  const found = installedBrowser();
  if (found) return found;
  throw new OwnerError(
    `${printed}No browser could be found or installed. Install Google Chrome or Chromium and set CHROMIUM_PATH to its program.`,
  );
}

/** CHROMIUM_PATH, which must start, a Linux package, or Playwright's own. */
export function installedBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (!chosen) return [...packaged, chromium.executablePath()].find(starts);
  if (starts(chosen)) return chosen;
  throw new OwnerError(
    `CHROMIUM_PATH is '${chosen}', but no browser starts there; correct it or leave it out.`,
  );
}

/** In the headless shell the journeys take two thirds of the time. */
const packaged = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
].map((name) => `/usr/bin/${name}`);

/** A library may be missing, or it is Ubuntu's stub. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  // On other systems `--version` opens a window.
  if (process.platform !== 'linux') return true;
  return (
    spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 })
      .status === 0
  );
}
