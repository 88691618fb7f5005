'use client';

import { ThrownError } from '@/components/frame/thrown-error';
import './globals.css';

/** What catches an error of the layout itself; it stands alone, so it brings its own document. */
export default function GlobalError({ error }: { error: Error }) {
  return (
    // Whoever is there reads the language of the page that it replaces.
    <html lang={globalThis.document?.documentElement.lang}>
      <body>
        <main>
          <ThrownError error={error} />
        </main>
      </body>
    </html>
  );
}
