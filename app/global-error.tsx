'use client';

import { ThrownError } from '@/components/frame/thrown-error';
import './globals.css';

/** Catches an error of the layout. It replaces the layout, so it has its own document. */
export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang={globalThis.document?.documentElement.lang}>
      <body>
        <main>
          <ThrownError error={error} />
        </main>
      </body>
    </html>
  );
}
