import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Settings } from '../shared/load-settings';
import { OwnerError, projectFolder } from '../shared/terminal';
import { analyticsStartScript } from './finish/analytics-start-script';
import { writeCompressed } from './finish/compressed';
import { contentPolicy, withPolicy } from './finish/content-policy';
import { dualLayout } from './finish/dual-layout';
import { compileHint } from './finish/faster/compile-hint';
import { faster, type NotApplied } from './finish/faster/faster';
import { hostRules } from './finish/host-rules';
import { apacheSite, htaccess } from './finish/hosts/apache';
import { azureConfig } from './finish/hosts/azure';
import { caddyfile } from './finish/hosts/caddy';
import { cloudfrontFunction, cloudfrontPolicies } from './finish/hosts/cloudfront';
import { headersFile, redirectsFile } from './finish/hosts/netlify-cloudflare';
import { nginxSite } from './finish/hosts/nginx';
import { recipesGuide, workersConfig } from './finish/hosts/recipes-guide';
import { writeRedirectPages } from './finish/redirect-pages';
import { findRefusals } from './finish/refusals';

type Finishing = {
  /** The exported site; it is changed in place. */
  folder: string;
  /** Receives the recipes for servers that one sets up oneself. */
  recipes: string;
  settings: Settings;
};

type Finished = {
  /** One line per step. */
  done: string[];
  /** What did not recognise what Next or a library wrote. The site works without it. */
  notApplied: string[];
};

/**
 * Makes what `next build` exported ready for any host. Each step is one file in `finish/`. Those in `finish/faster/` only save
 * time and may be left out; all others are needed. Their order matters: the policy is made from the finished page, the copies
 * of the dual layout are copies of finished pages, and what must never be published is looked for last, in everything.
 *
 * @throws OwnerError with one sentence per thing that must not be published; Error when a step cannot be done. The folder
 *   is then half finished and must not be published
 */
export async function finishExport({ folder, recipes, settings }: Finishing): Promise<Finished> {
  removeNotFoundRoute(folder);
  for (const list of ['pictures/files.json', 'share/versions.json'])
    rmSync(join(folder, list), { force: true });
  const policy = contentPolicy(settings);
  const notApplied: NotApplied = new Map();
  if (!compileHint(folder)) notApplied.set('early compiling of scripts', []);
  const { NEXT_PUBLIC_GA_ID: gaId } = settings;
  if (gaId && !analyticsStartScript(gaId))
    notApplied.set("the policy's leave for the visitor statistics", []);
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // What the owner has put into public/, such as a search engine's proof, stays as it is.
    .filter((path) => path.endsWith('.html') && !existsSync(join(projectFolder, 'public', path)))
    .map((path) => path.split(sep).join('/'))
    .sort();
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
  const forServers = {
    'README.md': recipesGuide(host),
    'nginx.conf': nginxSite(rules, host),
    'apache.conf': apacheSite(host),
    Caddyfile: caddyfile(rules, host),
    'cloudfront-function.js': cloudfrontFunction(rules),
    ...cloudfrontPolicies(rules),
    'wrangler.jsonc': workersConfig,
  };
  writeAll(folder, forHosts);
  writeAll(recipes, forServers);

  const refusals = await findRefusals(folder, settings, Object.keys(forHosts));
  if (refusals.length) throw new OwnerError(refusals.map((refusal) => `- ${refusal}`).join('\n'));
  const compressed = await writeCompressed(folder, join(recipes, 'compressed'));
  return {
    done: [
      `a policy of its own put into each of ${pages.length} pages`,
      `${copies} pages also written as folder/index.html, ${redirects} pages for addresses people type`,
      `${Object.keys(forHosts).length} files for hosts, ${Object.keys(forServers).length} recipes for servers, ${compressed} files compressed for them`,
      'nothing found that must not be published',
    ],
    notApplied: [...notApplied].map(([step, where]) =>
      where.length ? `${step} (${where.join(', ')})` : step,
    ),
  };
}

/** The page for unknown paths is 404.html; under its own route it would be a page with status 200. */
function removeNotFoundRoute(folder: string): void {
  for (const name of ['_not-found', '_not-found.html', '_not-found.txt'])
    rmSync(join(folder, name), { recursive: true, force: true });
}

function writeAll(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
}
