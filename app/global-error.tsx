'use client';

import { ErrorScreen } from '@/components/frame/error-screen/error-screen';
import { thrownTexts } from '@/site/content/error-screens';
import './globals.css';

/** Replaces a layout that throws, so it has its own document. */
export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang={document.documentElement.lang}>
      <head>
        <title>{thrownTexts.title}</title>
      </head>
      <body>
        <main>
          <ErrorScreen error={error} />
        </main>
      </body>
    </html>
  );
}
