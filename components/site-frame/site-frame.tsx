import type { ReactNode } from 'react';
import { Analytics } from '@/components/analytics/analytics';
import { UnseenEnd } from '@/components/enquiry-form/unseen-end';
import { Footer } from '@/components/footer/footer';
import { EARLY_PRESSES_SCRIPT } from '@/components/nav-bar/early-presses';
import { NavBar } from '@/components/nav-bar/nav-bar';
import { PreviewBar } from '@/components/preview-bar/preview-bar';
import { STALE_TAB_SCRIPT } from '@/components/stale-tab/stale-tab';
import { preview } from '@/data/settings';
import { site } from '@/data/site';

/** The document round every page, also round the 404 page, which has no layout: navigation, the page, footer, measuring. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <html lang={site.language} data-scroll-behavior="smooth">
      {/* biome-ignore lint/style/noHeadElement: the rule knows only the Pages Router */}
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants; they must run before the scripts are there */}
        <script dangerouslySetInnerHTML={{ __html: `${STALE_TAB_SCRIPT};${EARLY_PRESSES_SCRIPT}` }} />
      </head>
      <body>
        <a className="skip" href="#main" data-behind-menu>
          Skip to content
        </a>
        {preview && <PreviewBar />}
        <NavBar />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <Analytics />
        <UnseenEnd />
      </body>
    </html>
  );
}
