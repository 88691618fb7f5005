import { chromium } from 'playwright';
import { lighthouse } from './lighthouse';
import { navigate } from './navigate';
import { listenToNoise } from './noise';
import { paint } from './paint';
import { duration, say } from './project';
import { type Results, type Subject, subjects, type Visited } from './results';
import { serveHosts } from './serve-hosts';
import { type SiteFiles, siteFiles } from './site-files';
import { weigh } from './weigh';
import { withoutScripts } from './without-scripts';

type Comparison = {
  /** Folders of exported sites. */
  folders: { site: string; empty: string; last?: string | undefined };
  /** Paths of the site. */
  pages: readonly string[];
  /** The number of visits with Lighthouse, of first paints on the slow phone and of navigations. */
  runs: { lighthouse: number; paint: number; navigation: number };
  /** Path of the browser. */
  browser: string;
};

/**
 * Measures all subjects in turn: each round visits every page of every subject once, so that a busy minute of the computer
 * affects all of them.
 */
export async function compare({ folders, pages, runs, browser: path }: Comparison): Promise<Results> {
  const sites = new Map<Subject, SiteFiles>([
    ['site', siteFiles(folders.site)],
    ['bare', siteFiles(folders.site, withoutScripts)],
    ...(folders.last ? [['last', siteFiles(folders.last)] as const] : []),
    ['empty', siteFiles(folders.empty)],
  ]);
  const places = [...sites.keys()].flatMap((subject) =>
    (subject === 'empty' ? ['/'] : pages).map((page) => ({ page, subject })),
  );
  const noise = listenToNoise();
  const internet = await serveHosts(
    new Map([...sites].map(([subject, files]) => [subjects[subject].host, files])),
  );
  const args = [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-component-update',
    ...internet.browserArgs,
  ];
  const browser = await chromium.launch({ executablePath: path, args });

  const rounds = async <Found>(
    title: string,
    count: number,
    visit: (address: string, subject: Subject, page: string) => Promise<Found | undefined>,
  ) => {
    const visits: Visited<Found>[] = [];
    for (let round = 1; round <= count; round++) {
      const start = performance.now();
      for (const { page, subject } of places) {
        noise.sample();
        const found = await visit(`https://${subjects[subject].host}${page}`, subject, page);
        if (found !== undefined) visits.push({ page, subject, found });
      }
      say(`  ${title}, round ${round} of ${count} (${duration(performance.now() - start)})`);
    }
    return visits;
  };

  try {
    // Do this first: it compresses every file before the time measurements.
    const weights = await rounds('Bytes', 1, (address, subject) =>
      weigh(browser, address, sites.get(subject) as SiteFiles),
    );
    const paints = await rounds('Paint on a slow phone', runs.paint, (address) =>
      internet.overSlowLink(() => paint(browser, address)),
    );
    const navigations = await rounds('Navigation', runs.navigation, async (address, subject, page) => {
      if (subject === 'bare' || subject === 'empty') return undefined;
      const from = new URL(page === '/' ? '/about' : '/', address).href;
      return internet.overSlowLink(() => navigate(browser, from, address));
    });
    const visits = await rounds('Lighthouse', runs.lighthouse, (address) =>
      lighthouse(address, { path, args }),
    );
    return {
      made: new Date().toISOString(),
      noise: noise.result(),
      lighthouse: visits,
      paints,
      weights,
      navigations,
    };
  } finally {
    await browser.close();
    await internet.close();
  }
}
