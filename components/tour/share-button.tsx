'use client';

import { type ReactNode, useState } from 'react';
import { withoutFinalSlash } from '@/components/shared/without-final-slash';
import { shareTexts } from '@/site/content/client-texts';
import styles from './share-button.module.css';

/**
 * Opens the share sheet of the device. Without one, copies the page's address
 * and says so.
 */
export function ShareButton({
  title,
  children,
}: {
  title: string;
  children: ReactNode;
}) {
  const [said, setSaid] = useState('');
  const share = async () => {
    const url = location.origin + withoutFinalSlash(location.pathname);
    try {
      if (navigator.share) return await navigator.share({ title, url });
    } catch (error) {
      // The visitor has closed the share sheet.
      if (error instanceof Error && error.name === 'AbortError') return;
    }
    try {
      // Without https there is no clipboard, so this throws too.
      await navigator.clipboard.writeText(url);
      setSaid(shareTexts.copied);
    } catch {
      setSaid(shareTexts.copyYourself(url));
    }
  };
  return (
    <p className={`row ${styles.share}`} data-print="no">
      <button type="button" onClick={share}>
        {children}
      </button>
      <span role="status">{said}</span>
    </p>
  );
}
