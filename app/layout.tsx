import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { earlyDraft } from '@/components/contact/enquiry/early-draft';
import { EnquiryNotice } from '@/components/contact/enquiry-form/enquiry-notice';
import { FocusNewPage } from '@/components/frame/navigation/focus-new-page';
import { SiteFrame } from '@/components/frame/site-frame';
import { siteUrl } from '@/data/page-settings';
import { colours, site } from '@/data/site';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  applicationName: site.name,
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  themeColor: colours.paper,
  colorScheme: 'light',
  viewportFit: 'cover',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame early={earlyDraft} onEveryPage={<EnquiryNotice />}>
      {children}
      <FocusNewPage />
      {/* A screen reader reads what changes in here. */}
      <p id="on-its-way" role="status" />
    </SiteFrame>
  );
}
