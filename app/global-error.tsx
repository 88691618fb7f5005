'use client';

import { lazy, Suspense } from 'react';
import { ThrownError } from '@/components/repair/thrown-error';
import './globals.css';

/**
 * Catches an error of the layout. It replaces the layout, so it has its own
 * document and tells the result of an enquiry.
 */
export default function GlobalError({ error }: { error: Error }) {
  const { lang, dataset } = document.documentElement;
  return (
    <html lang={lang} data-sending={dataset.sending}>
      <body>
        <main>
          <ThrownError error={error} />
        </main>
        <Suspense>
          <EnquiryNotice />
        </Suspense>
      </body>
    </html>
  );
}

/**
 * It loads when the layout has thrown. Otherwise the 404 page would have its
 * code in two scripts.
 */
const EnquiryNotice = lazy(async () => ({
  default: (await import('@/components/enquiry/result/notice')).EnquiryNotice,
}));
