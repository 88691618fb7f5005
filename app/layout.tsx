import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Analytics } from '@/components/analytics/analytics';
import { Footer } from '@/components/footer/footer';
import { NavBar } from '@/components/nav-bar/nav-bar';
import { TourList } from '@/components/nav-bar/tour-list';
import { PreviewBar } from '@/components/preview-bar/preview-bar';
import { RouteFocus } from '@/components/route-focus/route-focus';
import { preview, siteUrl } from '@/data/settings';
import { site } from '@/data/site';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  applicationName: site.name,
  openGraph: { type: 'website', locale: 'en_AU', siteName: site.name },
  twitter: { card: 'summary_large_image' },
  formatDetection: { telephone: false },
};

export const viewport: Viewport = { themeColor: '#fffaf0', viewportFit: 'cover' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.language} data-scroll-behavior="smooth">
      <body>
        <a className="skip" href="#main" data-behind-menu>
          Skip to content
        </a>
        {preview && <PreviewBar />}
        <NavBar tours={<TourList />} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <RouteFocus />
        <Analytics />
      </body>
    </html>
  );
}
