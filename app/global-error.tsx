'use client';

import { ThrownError } from '@/components/error-screen/thrown-error';
import { site } from '@/data/site';
import './globals.css';

/** What catches an error of the layout itself; it stands alone, so it brings its own document. */
export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang={site.language}>
      <body>
        <title>{site.name}</title>
        <main>
          <ThrownError error={error} />
        </main>
      </body>
    </html>
  );
}
