'use client';

import { ErrorScreen } from '@/components/frame/error-screen/error-screen';
import './globals.css';

/**
 * Catches an error of the layout, and replaces it: so it has its own document.
 */
export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang={document.documentElement.lang}>
      <body>
        <main>
          <ErrorScreen error={error} />
        </main>
      </body>
    </html>
  );
}
