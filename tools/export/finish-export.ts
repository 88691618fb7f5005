import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { NO_OWN_PAGE } from '../../site/content/own-pages';
import { redirects } from '../../site/content/pages';
import { filesIn, writeWhole } from '../shared/files';
import type { Settings } from '../shared/load-settings';
import { isSystemFile } from '../shared/owners';
import { projectFolder, refuse } from '../shared/terminal';
import { contentPolicy, withPolicy } from './finish/content-policy';
import { compileHint, faster } from './finish/faster/faster';
import { tokensInPlace } from './finish/faster/tokens-in-place';
import { hostFiles, hostRules, redirectPages } from './finish/hosts/hosts';
import { incompletePages } from './finish/incomplete-pages';
import { findRefusals } from './finish/refusals';

/** Adds files to a finished site that no page of a visitor leads to. */
export type AddTo = (folder: string, settings: Settings) => Promise<void>;

/**
 * Prepares the export of `next build` for any host. The order matters: the
 * policy and the copies need finished pages, and the search for forbidden
 * content all files.
 * @param folder the exported site, which is changed; @param servers the folder
 * for the settings of nginx and Apache
 * @param addTo works after the search and before the files are compressed
 * @returns the steps that did not recognise the output of Next or of a library.
 * The site works without them
 * @throws OwnerError with one sentence for each forbidden content. The folder
 * is then unfinished
 */
export async function finishExport(
  folder: string,
  servers: string,
  settings: Settings,
  addTo?: AddTo,
): Promise<string[]> {
  for (const name of [
    // NEXT: 404.html is the page for unknown paths. Its copy under a route of
    // its own would have status 200.
    ...filesOfPage('_not-found'),
    ...filesOfPage(NO_OWN_PAGE),
    // A page that the business does not have, such as boat hire, leads
    // elsewhere.
    ...Object.keys(redirects)
      .filter((address) => existsSync(join(folder, `${address}.html`)))
      .flatMap(filesOfPage),
    ...filesIn(folder).filter(isSystemFile),
  ])
    rmSync(join(folder, name), { recursive: true, force: true });
  const policy = contentPolicy(settings);
  const notApplied = new Set<string>();
  if (!compileHint(folder)) notApplied.add('early compiling of scripts');
  if (!tokensInPlace(folder)) notApplied.add('values in place of tokens');
  const pages = filesIn(folder)
    .filter((path) => path.endsWith('.html'))
    // Files from public/, such as a search engine's verification page, stay
    // unchanged.
    .filter((path) => !existsSync(join(projectFolder, 'public', path)));
  for (const page of pages) {
    const html = await faster(
      readFileSync(join(folder, page), 'utf8'),
      folder,
      notApplied,
    );
    const finished = withPolicy(html, policy.page(html));
    await writeWhole(join(folder, page), finished);
    // NEXT: beside contact.html the export has a folder contact/ with route
    // data, and a host that prefers folders would answer /contact with 403, 404
    // or a listing. So the page is contact/index.html too.
    if (!/(^|\/)(index|404)\.html$/.test(page))
      await writeWhole(
        join(folder, page.replace('.html', '/index.html')),
        finished,
      );
  }

  const siteUrl = settings.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000';
  // The editor is added below.
  const ofEditor = settings.EDIT_REPOSITORY ? ['edit.html', 'editor.html'] : [];
  const rules = hostRules(policy.site, [...pages, ...ofEditor]);
  const serverName = settings.NEXT_PUBLIC_SITE_URL
    ? new URL(siteUrl).hostname
    : 'www.example.com';
  const { ofSite, ofServers } = hostFiles(
    rules,
    serverName,
    siteUrl.startsWith('https:'),
  );
  await writeAll(servers, ofServers);
  await writeAll(folder, { ...redirectPages(siteUrl), ...ofSite });

  refuse([
    ...incompletePages(folder),
    ...(await findRefusals(folder, settings)),
  ]);
  await addTo?.(folder, settings);
  await writeCompressed(folder, join(servers, 'compressed'));
  return [...notApplied];
}

const filesOfPage = (path: string) => [path, `${path}.html`, `${path}.txt`];

async function writeAll(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, content] of Object.entries(files))
    await writeWhole(join(folder, name), content);
}

/**
 * For servers that send compressed files. Most hosts compress files themselves
 * and would publish these as pages.
 */
async function writeCompressed(folder: string, target: string): Promise<void> {
  const names = filesIn(folder)
    .filter((name) =>
      /\.(html|txt|js|css|json|xml|svg|webmanifest)$/.test(name),
    )
    // The copies of the dual layout are only for hosts that do not find
    // about.html.
    .filter((name) => !/\/index\.html$/.test(name));
  const compressions = names.map(async (name) => {
    const content = readFileSync(join(folder, name));
    const file = join(target, name);
    await writeWhole(`${file}.br`, await promisify(brotliCompress)(content));
    await writeWhole(
      `${file}.gz`,
      await promisify(gzip)(content, { level: 9 }),
    );
  });
  await Promise.all(compressions);
}
