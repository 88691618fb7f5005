import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { NO_OWN_PAGE } from '../../site/content/own-pages';
import { redirects } from '../../site/content/pages';
import { filesIn, writeWhole } from '../shared/files';
import type { Settings } from '../shared/load-settings';
import { isSystemFile } from '../shared/owners';
import { projectFolder, refuse } from '../shared/terminal';
import { contentPolicy, withPolicy } from './finish/content-policy';
import { addCompileHint, faster } from './finish/faster';
import { hostFiles, redirectPages } from './finish/host-files';
import { incompletePages } from './finish/incomplete-pages';
import { unexpectedFiles } from './finish/unexpected-files';

/** Adds files to a finished site that no page of a visitor leads to. */
export type AddTo = (folder: string, settings: Settings) => Promise<void>;

/**
 * Prepares the export of `next build` for any host: the policy of each page,
 * each page in both forms, the files of hosts.
 * @param folder the exported site, which is changed
 * @param addTo works after the search for files that must not be published
 * @throws OwnerError with one sentence for each page that is not whole and each
 * file that must not be there
 */
export async function finishExport(
  folder: string,
  settings: Settings,
  addTo?: AddTo,
): Promise<void> {
  for (const name of [
    // NEXT: 404.html is the page for unknown paths. Its copy under a route of
    // its own would have status 200.
    ...filesOfPage('_not-found'),
    ...filesOfPage(NO_OWN_PAGE),
    ...Object.keys(redirects)
      .filter((address) => existsSync(join(folder, `${address}.html`)))
      .flatMap(filesOfPage),
    ...filesIn(folder).filter(isSystemFile),
    // NEXT: route data, which only its router would ask for.
    ...routeData(folder),
  ])
    rmSync(join(folder, name), { recursive: true, force: true });
  const policy = contentPolicy(settings);
  addCompileHint(folder);
  // Files from public/, such as a search engine's verification page, stay
  // unchanged.
  const ofPublic = filesIn(join(projectFolder, 'public'));
  const pages = filesIn(folder).filter(
    (path) => path.endsWith('.html') && !ofPublic.includes(path),
  );
  for (const page of pages) {
    const html = await faster(readFileSync(join(folder, page), 'utf8'), folder);
    const finished = withPolicy(html, policy.page(html));
    await writeWhole(join(folder, page), finished);
    // For hosts that answer /contact by a folder contact/ alone.
    if (!/(^|\/)(index|404)\.html$/.test(page))
      await writeWhole(
        join(folder, page.replace('.html', '/index.html')),
        finished,
      );
  }

  const siteUrl = settings.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000';
  const files = { ...redirectPages(siteUrl), ...hostFiles(policy.site) };
  for (const [name, content] of Object.entries(files))
    await writeWhole(join(folder, name), content);

  refuse([...incompletePages(folder), ...unexpectedFiles(folder, ofPublic)]);
  await addTo?.(folder, settings);
}

const routeData = (folder: string) => {
  const pages = filesIn(folder).filter((path) => path.endsWith('.html'));
  return filesIn(folder).filter(
    (path) =>
      /(^|\/)__next\..*\.txt$/.test(path) ||
      (path.endsWith('.txt') &&
        pages.includes(path.replace(/\.txt$/, '.html'))),
  );
};

const filesOfPage = (path: string) => [path, `${path}.html`, `${path}.txt`];
