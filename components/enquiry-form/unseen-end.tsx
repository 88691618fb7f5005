'use client';

import { useEffect } from 'react';

/** On every page: tells of an enquiry that was left while it was being sent. Renders nothing, and loads nothing for most. */
export function UnseenEnd() {
  useEffect(() => void tell(), []);
  return null;
}

async function tell() {
  try {
    // The name is notice.ts's own; that file is fetched only when there is something to tell.
    if (sessionStorage['enquiry-unseen']) await import('./tell-unseen');
  } catch {}
}
