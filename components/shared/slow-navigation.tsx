'use client';

import { useLinkStatus } from 'next/link';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { onItsWay } from '@/data/error-screens';
import styles from './slow-navigation.module.css';

/** How long a page may take before the notice shows, and before the browser loads it whole; in milliseconds. */
const SHOWN = 400;
const GIVEN_UP = 3000;

/**
 * Inside a link. Shows a notice when the page's data are slow to come after a press. When they hang, the browser loads the
 * whole page.
 */
export function SlowNavigation({ href }: { href: string }) {
  const { pending } = useLinkStatus();
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!pending) return;
    const shown = setTimeout(() => setLate(true), SHOWN);
    const givenUp = setInterval(() => {
      // Do not leave the document while an enquiry is being sent.
      if (!document.querySelector('html[data-sending]')) location.assign(href);
    }, GIVEN_UP);
    return () => {
      clearTimeout(shown);
      clearInterval(givenUp);
      setLate(false);
    };
  }, [pending, href]);

  const region = late && document.getElementById('on-its-way');
  return region && createPortal(<span className={styles.notice}>{onItsWay}</span>, region);
}
