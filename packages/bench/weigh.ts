import { basename } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { onPhone } from './phone';
import { brotli, type SiteFiles } from './site-files';

/** Bytes as they travel (text in Brotli 11), for a visitor on a phone who does nothing yet. Exact. */
export type Weight = {
  html: number;
  /** Of the page: what its styles alone would weigh. */
  styles: number;
  /** Those the page itself names. */
  scripts: number;
  /** Those asked for when it is idle: of the form's bot check, and of pages fetched ahead. */
  laterScripts: number;
  styleFiles: number;
  fonts: number;
  pictures: number;
  /** Data of the pages that links lead to, fetched ahead; the router first asks for the headers of each page. */
  ahead: number;
  aheadRequests: number;
  other: number;
  thirdPartyRequests: number;
};

type Kind = 'scripts' | 'styleFiles' | 'fonts' | 'pictures' | 'ahead' | 'other';

const kinds: readonly { kind: Kind; ending: RegExp }[] = [
  { kind: 'scripts', ending: /\.js$/ },
  { kind: 'styleFiles', ending: /\.css$/ },
  { kind: 'fonts', ending: /\.woff2?$/ },
  { kind: 'pictures', ending: /\.(avif|webp|jpg|png|svg|ico)$/ },
  { kind: 'ahead', ending: /\/__next\.[^/]*\.txt$/ },
];

/** Weighs all that a page asks for until it is at rest. */
export async function weigh(browser: Browser, address: string, site: SiteFiles): Promise<Weight> {
  const { host, pathname } = new URL(address);
  const asked = await requestsAtRest(browser, address);
  const own = asked.filter(({ url }) => url.host === host);
  const ours = own
    .filter(({ method, url }) => method === 'GET' && url.pathname !== pathname)
    .map(({ url }) => url);
  const bytes = (urls: readonly URL[]) =>
    urls.reduce((total, url) => total + site(url.pathname).body.length, 0);
  const sum = (kind: Kind) => bytes(ours.filter((url) => kindOf(url) === kind));
  const page = site(pathname);
  const html = brotliDecompressSync(page.body).toString();
  const scripts = bytes(
    ours.filter((url) => kindOf(url) === 'scripts' && html.includes(basename(url.pathname, '.js'))),
  );
  return {
    html: page.body.length,
    styles: brotli(stylesOf(html)).length,
    scripts,
    laterScripts: sum('scripts') - scripts,
    styleFiles: sum('styleFiles'),
    fonts: sum('fonts'),
    pictures: sum('pictures'),
    ahead: sum('ahead'),
    aheadRequests: own.filter(({ method, url }) => method === 'HEAD' || kindOf(url) === 'ahead').length,
    other: sum('other'),
    thirdPartyRequests: asked.filter(({ url }) => url.host !== host).length,
  };
}

type Request = { method: string; url: URL };

function requestsAtRest(browser: Browser, address: string): Promise<Request[]> {
  return onPhone(browser, { slow: false }, async (page) => {
    const asked: Request[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol)) asked.push({ method: request.method(), url });
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(3000);
    return asked;
  });
}

function kindOf({ pathname }: URL): Kind {
  return kinds.find(({ ending }) => ending.test(pathname))?.kind ?? 'other';
}

function stylesOf(html: string): string {
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
}
