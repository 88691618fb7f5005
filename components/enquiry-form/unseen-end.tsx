'use client';

import { useEffect } from 'react';

/** On every page: tells of an enquiry that was left while it was being sent. Renders nothing, and loads nothing for most. */
export function UnseenEnd() {
  useEffect(() => {
    try {
      // The name is notice.ts's own; that file is fetched only when there is something to tell.
      if (sessionStorage.getItem('enquiry-unseen'))
        import('./notice').then(
          ({ tellUnseen }) => tellUnseen(),
          () => {},
        );
    } catch {}
  }, []);
  return null;
}
