import { basename } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { onPhone } from './phone';
import { brotli, type SiteFiles } from './site-files';

/** Exact transferred bytes (text in Brotli 11) for a visitor on a phone before any action. */
export type Weight = {
  html: number;
  /** The size of the page's styles alone. */
  styles: number;
  /** The scripts in the HTML. */
  scripts: number;
  /** The scripts that load when the page is idle: the bot check and prefetched pages. */
  laterScripts: number;
  styleFiles: number;
  fonts: number;
  pictures: number;
  /** Prefetched route data. The router first requests the headers of each page. */
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

/** Measures all requests of a page until it is idle. */
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
