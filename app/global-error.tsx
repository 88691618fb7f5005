'use client';

import { EnquiryNotice } from '@/components/contact/enquiry-form/enquiry-notice';
import { ThrownError } from '@/components/frame/thrown-error';
import './globals.css';

/** Catches an error of the layout. It replaces the layout, so it has its own document and tells the result of an enquiry. */
export default function GlobalError({ error }: { error: Error }) {
  const { lang, dataset } = document.documentElement;
  return (
    <html lang={lang} data-sending={dataset.sending}>
      <body>
        <main>
          <ThrownError error={error} />
        </main>
        <EnquiryNotice />
      </body>
    </html>
  );
}
