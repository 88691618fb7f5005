import { lighthouse } from './lighthouse';
import { paint } from './paint';
import { press } from './press';
import { serve } from './serve';
import { openSite, withoutScripts } from './site';
import { SlowLink } from './slow-link';
import type { Visit } from './summary';

type Comparison = {
  /** Folders of exported sites. */
  folders: { site: string; against: string | undefined; empty: string };
  /** Paths of the site. */
  pages: readonly string[];
  /**
   * The site's own host. Every subject has it, because Lighthouse compares it
   * with the pages' canonical addresses.
   */
  host: string;
  /**
   * The number of visits to each page on the slow phone and with Lighthouse.
   */
  rounds: { phone: number; lighthouse: number };
  browser: string;
};

/**
 * Measures all subjects in turn: each round visits every page of every subject
 * once, and the subjects of one page directly after each other, so that a busy
 * minute of the computer affects all of them.
 */
export async function compare({
  folders,
  pages,
  host,
  rounds,
  browser,
}: Comparison): Promise<Visit[]> {
  const sites = [
    { subject: 'this site', site: await openSite(folders.site) },
    ...(folders.against
      ? [{ subject: 'against', site: await openSite(folders.against) }]
      : []),
    {
      subject: 'without scripts',
      site: await openSite(folders.site, withoutScripts),
    },
    { subject: 'empty page', site: await openSite(folders.empty) },
  ];
  const places = await Promise.all(
    sites.map(async ({ subject, site }) => ({
      subject,
      site,
      pages: subject === 'empty page' ? ['/'] : pages,
      isSite: subject === 'this site' || subject === 'against',
      slow: await serve(host, site, new SlowLink()),
      fast: await serve(host, site),
    })),
  );
  const visits: Visit[] = [];

  try {
    // The first round is not counted: it compresses the files.
    for (
      let round = 0;
      round <= Math.max(rounds.phone, rounds.lighthouse);
      round++
    ) {
      const start = performance.now();
      for (const page of pages) {
        for (const { subject, isSite, slow, fast } of places.filter((place) =>
          place.pages.includes(page),
        )) {
          const address = `https://${host}${page}`;
          const phone = { path: browser, args: slow.browserArgs };
          const figures: Visit['figures'] = {};
          if (round <= rounds.phone)
            Object.assign(figures, await paint(phone, address));
          if (round <= rounds.phone && isSite)
            Object.assign(figures, await press(phone, address));
          if (
            round > 0 &&
            round <= rounds.lighthouse &&
            subject !== 'without scripts'
          )
            Object.assign(
              figures,
              await lighthouse(
                { path: browser, args: fast.browserArgs },
                address,
              ),
            );
          if (round > 0) visits.push({ page, subject, figures });
        }
      }
      console.log(
        `Round ${round} took ${Math.round((performance.now() - start) / 1000)} s`,
      );
    }
    return visits;
  } finally {
    for (const { site, slow, fast } of places)
      for (const opened of [site, slow, fast]) opened.close();
  }
}
