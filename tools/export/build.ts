import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { settings as knownSettings } from '../../site/services/services';
import { type Finding, stopWith } from '../content/finding';
import { mistakes } from '../content/findings';
import { writeLists } from '../content/lists';
import { publicFileFindings } from '../content/public-files';
import { makePictures } from '../pictures/make-pictures';
import { keepCopy } from '../shared/copies';
import { filesIn, renameWhenFree } from '../shared/files';
import { loadSettings, type Settings } from '../shared/load-settings';
import { runPackage } from '../shared/run-program';
import { OwnerError, projectFolder, say } from '../shared/terminal';
import { findSecrets } from './find-secrets';
import type { AddTo } from './finish-export';

/**
 * Builds the site under another name first, so that its folder holds a finished
 * site or does not exist, even after a power cut.
 * @param env overrides the environment and the .env files; @param keep
 * whether a copy of the content is kept first
 * @param refused gives more mistakes, when settings and content are right
 * @throws OwnerError with one sentence for each mistake. The folder is then
 * removed, so that nobody uploads an old site
 */
export async function build({
  env = {},
  out = 'out',
  keep,
  refused,
  addTo,
}: BuildOptions = {}) {
  if (keep) keepCopy();
  const folder = join(projectFolder, out);
  const unfinished = join(projectFolder, '.builds/unfinished');
  const remove = (each: string) =>
    rmSync(each, { recursive: true, force: true });
  [folder, unfinished].forEach(remove);
  try {
    // Next treats a missing setting and an empty one differently. So every
    // missing setting becomes empty.
    const notSet = Object.fromEntries(
      knownSettings.map(({ name }) => [name, '']),
    );
    // Only `env` can switch the preview on (tools/preview/start.ts), so a
    // forgotten setting cannot.
    const settings: Settings = {
      ...notSet,
      ...loadSettings(),
      NEXT_PUBLIC_PREVIEW: '',
      ...env,
    };
    await writeLists();
    await checkAll(settings);
    stopWith((await refused?.(settings)) ?? []);
    await makePictures();
    stopWith(publicFileFindings().filter(({ level }) => level === 'red'));
    say('  Building the pages, which takes a minute or so');
    await exportSite(settings, unfinished);
    const { finishExport } = await import('./finish-export');
    await finishExport(unfinished, settings, addTo);
    say(
      '  Policies, copies and files for hosts written; every file is on a list',
    );
    renameWhenFree(unfinished, folder);
    return { folder, settings };
  } catch (error) {
    remove(unfinished);
    throw error;
  }
}

type BuildOptions = {
  env?: Settings;
  out?: string;
  keep?: boolean;
  refused?: (settings: Settings) => Promise<Finding[]>;
  addTo?: AddTo | undefined;
};

async function checkAll(settings: Settings): Promise<void> {
  stopWith([...(await findSecrets(settings)), ...(await mistakes(settings))]);
  say('  Settings and content are in order');
  for (const { name } of knownSettings)
    say(`    ${settings[name] ? 'set    ' : 'not set'}  ${name}`);
}

async function exportSite(settings: Settings, folder: string): Promise<void> {
  const { code, output } = await runPackage('next/dist/bin/next', ['build'], {
    env: {
      ...settings,
      NODE_ENV: 'production',
      NO_COLOR: '1',
      SITE_OUT: relative(projectFolder, folder),
      SITE_BUILD_ID: buildId(settings),
    },
    keepOutput: true,
  });
  if (code !== 0)
    throw new OwnerError(
      `${output.trim()}\n\nThe pages could not be built; the lines above say where.`,
    );
}

/**
 * A hash of the sources and of the settings that reach the pages, so two builds
 * of one source have the same bytes.
 */
function buildId(settings: Settings): string {
  const reaching = Object.entries(settings).filter(
    ([name, value]) => /^NEXT_PUBLIC_/.test(name) && value,
  );
  const folders = ['app', 'components', 'data', 'site'].flatMap((folder) =>
    filesIn(join(projectFolder, folder)).map((name) => `${folder}/${name}`),
  );
  const sources = [...folders, 'next.config.ts', 'package-lock.json'].map(
    (path) => [path, readFileSync(join(projectFolder, path), 'base64')],
  );
  const content = JSON.stringify([reaching.sort(), sources]);
  return createHash('sha256').update(content).digest('base64url').slice(0, 21);
}
