import type { ReactNode } from 'react';
import { EarlyScripts } from '@/components/repair/early-scripts';
import { incompleteLine, waitLines } from '@/components/repair/help-words';
import { barTexts } from '@/site/content/navigation';
import { buildId, preview } from '@/site/content/settings';
import { language } from '@/site/words/country';
import { Analytics } from './analytics/analytics';
import { Footer } from './footer';
import { NavBar } from './nav-bar/nav-bar';
import { NewPage } from './new-page';
import { NoticeLine } from './notice-line';
import lineStyles from './notice-line.module.css';
// NEXT: both error files of app/ show this screen. Without this import every
// page has it in two scripts.
import '@/components/repair/thrown-error';
// NEXT: without this import each page has it in a script of its own.
import '@/components/shared/metadata/structured-data';

type SiteFrameProps = {
  lost?: boolean;
  /** Parts of the page that show nothing at first. */
  onEveryPage: ReactNode;
  children: ReactNode;
};

/**
 * The document of every page: navigation, page, footer, analytics. The 404 page
 * has no layout and uses it too.
 */
export function SiteFrame({
  lost = false,
  onEveryPage,
  children,
}: SiteFrameProps) {
  return (
    <html lang={language}>
      {/* biome-ignore lint/style/noHeadElement: the rule is for the Pages Router */}
      <head>
        <EarlyScripts deploy={buildId} lost={lost} />
      </head>
      <body>
        <nav aria-label={barTexts.skipLinks}>
          <a className="skip" href="#main">
            {barTexts.skip}
          </a>
        </nav>
        {preview && <PreviewLine />}
        <NoticeLine />
        <NavBar />
        {incompleteLine}
        <main id="main" tabIndex={-1}>
          {children}
          {waitLines}
          <NewPage />
        </main>
        <Footer />
        <Analytics />
        {onEveryPage}
      </body>
    </html>
  );
}

/**
 * The line on top of every page of `npm start`. A real build does not have it.
 */
const PreviewLine = () => (
  <aside className={lineStyles.line} data-ink="dawn" aria-label="Preview">
    This is a preview: its <a href="/outbox">enquiries</a> and{' '}
    <a href="/edit">editor</a>
  </aside>
);
