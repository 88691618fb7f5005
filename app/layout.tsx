import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/site-frame/site-frame';
import { siteUrl } from '@/data/settings';
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
  return <SiteFrame>{children}</SiteFrame>;
}
