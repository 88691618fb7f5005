'use client';

import { useEffect } from 'react';

/** On every page: shows the result of an enquiry that was left while it was being sent. For most visitors it loads nothing. */
export function UnseenEnd() {
  useEffect(() => void tell(), []);
  return null;
}

async function tell() {
  try {
    // The same name as in notice.ts. That file is loaded only when there is a result to show.
    if (sessionStorage['enquiry-unseen']) await import('./tell-unseen');
  } catch {}
}
