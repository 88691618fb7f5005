import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { NO_CUSTOM_PAGE } from '../../site/content/custom-pages';
import { pages } from '../../site/content/pages';
import { stopWith } from '../content/finding';
import type { Settings } from '../content/load-settings';
import { filesIn, isSystemFile, writeWhole } from '../shared/files';
import { projectFolder } from '../shared/terminal';
import { contentPolicy, withPolicy } from './finish/content-policy';
import { addCompileHint, faster } from './finish/faster';
import { hostFiles, redirectPages } from './finish/host-files';
import { unexpectedFiles } from './finish/unexpected-files';

/** Adds files to a finished site. */
export type AddTo = (folder: string, settings: Settings) => Promise<void>;

/**
 * Prepares the export of `next build` for any host.
 * @throws OwnerError with one sentence for each file that must not be there
 */
export async function finishExport(
  folder: string,
  settings: Settings,
  addTo?: AddTo,
): Promise<void> {
  removeLeftovers(folder);
  addCompileHint(folder);
  const policy = contentPolicy(settings);
  const written = new Set<string>();
  const writeFile = (name: string, content: string) => {
    written.add(name);
    return writeWhole(join(folder, name), content);
  };
  for (const name of PAGES) {
    const page = readFileSync(join(folder, `${name}.html`), 'utf8');
    const html = await faster(page, folder);
    const finished = withPolicy(html, policy.page(html));
    await writeFile(`${name}.html`, finished);
    // For hosts that answer /contact by a folder contact/ alone.
    if (name !== 'index' && name !== '404')
      await writeFile(`${name}/index.html`, finished);
  }
  const siteUrl = settings.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000';
  const others = { ...redirectPages(siteUrl), ...hostFiles(policy.site) };
  for (const [name, content] of Object.entries(others))
    await writeFile(name, content);

  const ofPublic = filesIn(join(projectFolder, 'public'));
  stopWith(unexpectedFiles(folder, [...written, ...ofPublic]));
  await addTo?.(folder, settings);
}

const PAGES = ['404', ...pages.map(({ path }) => path.slice(1) || 'index')];

/**
 * NEXT: the 404 page under a route of its own would have status 200, and only
 * the router would ask for route data.
 */
function removeLeftovers(folder: string): void {
  const isRouteData = (name: string) =>
    /(^|\/)__next\..*\.txt$/.test(name) ||
    (name.endsWith('.txt') &&
      existsSync(join(folder, name.replace(/txt$/, 'html'))));
  for (const name of [
    ...filesIn(folder).filter(
      (file) => isSystemFile(file) || isRouteData(file),
    ),
    ...['_not-found', NO_CUSTOM_PAGE].flatMap((page) => [page, `${page}.html`]),
  ])
    rmSync(join(folder, name), { recursive: true, force: true });
}
