import type { ReactNode } from 'react';
import { Analytics } from '@/components/analytics/analytics';
import { earlyScript } from '@/components/early-script';
import { DRAFT_KEY, FORM_ID } from '@/components/enquiry-form/draft';
import { keepEarlyDraft } from '@/components/enquiry-form/early-draft';
import { UnseenEnd } from '@/components/enquiry-form/unseen-end';
import { Footer } from '@/components/footer/footer';
import { BAR_READY, openEarly } from '@/components/nav-bar/early-presses';
import { NavBar } from '@/components/nav-bar/nav-bar';
import { PreviewBar } from '@/components/preview-bar/preview-bar';
import { preview } from '@/data/settings';
import { site } from '@/data/site';
// Every page contains the error screen. Without this import `npm run dev` warns of styles that are preloaded and not used.
import '@/components/thrown-error/thrown-error.module.css';
import { mendScripts } from './mend-scripts';
import { addScriptsAfterPaint } from './scripts-after-paint';

/** The document of every page: navigation, the page, footer, analytics. The 404 page has no layout and uses it too. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <html lang={site.language} data-scroll-behavior="smooth">
      {/* biome-ignore lint/style/noHeadElement: the rule knows only the Pages Router */}
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions; they must run before the scripts have loaded */}
        <script dangerouslySetInnerHTML={{ __html: EARLY.join(';') }} />
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

/** What the page does until its scripts have loaded. */
const EARLY = [
  earlyScript(mendScripts, 300_000, 2000),
  earlyScript(openEarly, BAR_READY),
  earlyScript(keepEarlyDraft, FORM_ID, DRAFT_KEY),
  earlyScript(addScriptsAfterPaint, 3000),
];
