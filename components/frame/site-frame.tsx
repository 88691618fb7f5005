import type { ReactNode } from 'react';
import { earlyScript } from '@/components/shared/early-script';
import { InlineScript } from '@/components/shared/inline-script';
import { barTexts } from '@/site/content/navigation';
import { preview } from '@/site/content/settings';
import { language } from '@/site/words/country';
import { Analytics } from './analytics/analytics';
import { Footer } from './footer';
import { MissingScripts } from './missing-scripts/missing-scripts';
import { NavBar } from './nav-bar/nav-bar';
import { toggleBar } from './nav-bar/toggle-bar';
import { NoticeLine } from './notice-line';
import lineStyles from './notice-line.module.css';
import { singleSlash } from './single-slash';
// NEXT: without this import each page has it in a script of its own.
import '@/components/shared/metadata/structured-data';

/** The document of every page. The 404 page has no layout and uses it too. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <html lang={language}>
      {/* biome-ignore lint/style/noHeadElement: the rule is for the Pages Router */}
      <head>
        <script
          type="speculationrules"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules
          dangerouslySetInnerHTML={{ __html: PREFETCH }}
        />
        <InlineScript
          text={`${earlyScript(singleSlash)};${earlyScript(toggleBar)}`}
        />
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
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <MissingScripts />
        <Analytics />
      </body>
    </html>
  );
}

/** https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API */
const PREFETCH = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: '/edit*' } }],
      },
      eagerness: 'moderate',
    },
  ],
});

/** A real build does not have it. */
const PreviewLine = () => (
  <aside className={lineStyles.line} data-ink="dawn" aria-label="Preview">
    This is a preview. <a href="/outbox">Its enquiries</a>
  </aside>
);
