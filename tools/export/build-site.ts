import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { writeEmptyReviews } from '../content/empty-reviews';
import { stopWith } from '../content/finding';
import { findings, mistakes } from '../content/findings';
import { writeLists } from '../content/lists';
import { loadSettings, type Settings } from '../content/load-settings';
import { publicFileFindings } from '../content/public-files';
import { makePictures } from '../pictures/make-pictures';
import { renameWhenFree } from '../shared/files';
import { runPackage } from '../shared/run-program';
import { OwnerError, projectFolder, say } from '../shared/terminal';
import { findSecrets } from './find-secrets';
import type { AddTo } from './finish-export';

type BuildOptions = { env?: Settings; out?: string; addTo?: AddTo };

/**
 * Builds the site under another name first, so that its folder holds a finished
 * site or does not exist.
 * @param env overrides the environment and the .env files
 * @throws OwnerError with one sentence for each mistake
 */
export async function buildSite({
  env,
  out = 'out',
  addTo,
}: BuildOptions = {}) {
  const folder = join(projectFolder, out);
  const unfinished = join(projectFolder, '.builds/unfinished');
  const remove = (each: string) =>
    rmSync(each, { recursive: true, force: true });
  [folder, unfinished].forEach(remove);
  try {
    // Only `env` can switch the preview on, so a forgotten setting cannot.
    const settings: Settings = {
      ...loadSettings(),
      NEXT_PUBLIC_PREVIEW: '',
      ...env,
    };
    await writeLists();
    stopWith([...(await findSecrets(settings)), ...(await mistakes(settings))]);
    // Such a host publishes at once, before anybody reads the findings.
    if (settings.EDIT_REPOSITORY)
      stopWith((await findings(settings)).filter(({ forbidden }) => forbidden));
    await makePictures();
    stopWith(publicFileFindings().filter(({ level }) => level === 'red'));
    say('  Building the pages, which takes a minute or so');
    await exportSite(settings, unfinished);
    await writeEmptyReviews(unfinished);
    const { finishExport } = await import('./finish-export');
    await finishExport(unfinished, settings, addTo);
    renameWhenFree(unfinished, folder);
    return { folder, settings };
  } catch (error) {
    remove(unfinished);
    throw error;
  }
}

async function exportSite(settings: Settings, folder: string): Promise<void> {
  const { code, output } = await runPackage('next/dist/bin/next', ['build'], {
    env: {
      ...settings,
      NODE_ENV: 'production',
      NO_COLOR: '1',
      SITE_OUT: relative(projectFolder, folder),
    },
  });
  if (code !== 0)
    throw new OwnerError(
      `${output.trim()}\n\nThe pages could not be built; the lines above say where.`,
    );
}
