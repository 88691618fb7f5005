import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, isSystemFile } from '../shared/files-in';
import type { Settings } from '../shared/load-settings';
import { projectFolder, refuse } from '../shared/terminal';
import { analyticsStartScript } from './finish/analytics-start-script';
import { writeCompressed } from './finish/compressed';
import { contentPolicy, withPolicy } from './finish/content-policy';
import { dualLayout } from './finish/dual-layout';
import { compileHint } from './finish/faster/compile-hint';
import { faster, type NotApplied } from './finish/faster/faster';
import { hostRules } from './finish/host-rules';
import { azureConfig } from './finish/hosts/azure';
import { headersFile, redirectsFile } from './finish/hosts/netlify-cloudflare';
import { htaccess, serverFiles } from './finish/hosts/servers';
import { writeRedirectPages } from './finish/redirect-pages';
import { findRefusals } from './finish/refusals';

type Finishing = {
  /** The exported site. It is changed in place. */
  folder: string;
  /** The folder for the settings of nginx and Apache, for people who set up their own server. */
  servers: string;
  settings: Settings;
};

type Finished = {
  /** One line for each step. */
  done: string[];
  /** The steps that did not recognise the output of Next or of a library. The site works without them. */
  notApplied: string[];
};

/**
 * Prepares the export of `next build` for any host. Each step is one file in `finish/`. The steps in `finish/faster/` only make
 * pages faster and are optional. The order matters: the policy and the copies need finished pages, and the search for forbidden
 * content comes last, over all files.
 *
 * @throws OwnerError with one sentence for each forbidden content
 * @throws Error when a step fails. The folder is then unfinished and must not be published
 */
export async function finishExport({ folder, servers, settings }: Finishing): Promise<Finished> {
  removeNotFoundRoute(folder);
  for (const list of ['pictures/files.json', 'share/versions.json', ...filesIn(folder).filter(isSystemFile)])
    rmSync(join(folder, list), { force: true });
  const policy = contentPolicy(settings);
  const notApplied: NotApplied = new Map();
  if (!compileHint(folder)) notApplied.set('early compiling of scripts', []);
  const { NEXT_PUBLIC_GA_ID: gaId } = settings;
  if (gaId && !analyticsStartScript(gaId))
    notApplied.set("the policy's leave for the visitor statistics", []);
  const pages = filesIn(folder)
    .filter((path) => path.endsWith('.html'))
    // Files from public/, such as a search engine's verification page, stay unchanged.
    .filter((path) => !existsSync(join(projectFolder, 'public', path)));
  for (const page of pages) {
    const path = join(folder, page);
    const html = await faster(readFileSync(path, 'utf8'), { folder, page, notApplied });
    writeFileSync(path, withPolicy(html, policy.page(html)));
  }
  const copies = dualLayout(folder, pages);

  const siteUrl = settings.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000';
  const redirects = writeRedirectPages(folder, siteUrl);
  const rules = hostRules(policy.site, pages);
  const host = settings.NEXT_PUBLIC_SITE_URL ? new URL(siteUrl).hostname : 'www.example.com';
  const forHosts = {
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
    'staticwebapp.config.json': azureConfig(rules),
    '.htaccess': htaccess(rules, siteUrl.startsWith('https:')),
    '.nojekyll': '',
  };
  writeAll(folder, forHosts);
  writeAll(servers, serverFiles(rules, host));

  refuse(await findRefusals(folder, settings, Object.keys(forHosts)));
  const compressed = await writeCompressed(folder, join(servers, 'compressed'));
  return {
    done: [
      `a policy of its own put into each of ${pages.length} pages`,
      `${copies} pages also written as folder/index.html, ${redirects} pages for addresses people type`,
      `${Object.keys(forHosts).length} files for hosts, settings for nginx and Apache, ${compressed} files compressed for them`,
      'nothing found that must not be published',
    ],
    notApplied: [...notApplied].map(([step, where]) =>
      where.length ? `${step} (${where.join(', ')})` : step,
    ),
  };
}

/** The page for unknown paths is 404.html. A copy under its own route would have status 200. */
function removeNotFoundRoute(folder: string): void {
  for (const name of ['_not-found', '_not-found.html', '_not-found.txt'])
    rmSync(join(folder, name), { recursive: true, force: true });
}

function writeAll(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
}
