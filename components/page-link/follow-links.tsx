'use client';

import type { Route } from 'next';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Makes the router follow every `PageLink`, and fetch its page ahead once it comes near the screen. One listener for all of
 * them does what the framework's `Link` does in each: its 3 kB of script stay out of every page (performance.md, Budgets).
 */
export function FollowLinks() {
  const router = useRouter();
  const path = usePathname();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-page]');
      const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
      // A link opened in a new tab or window, or saved, is the browser's.
      if (!link || button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return;
      event.preventDefault();
      router.push(address(link));
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [router]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has links of its own
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          router.prefetch(address(target));
        }
      },
      { rootMargin: '200px' },
    );
    // To the router every `?type=` is a page of its own; the plain /contact in the navigation bar is the same one.
    for (const link of document.querySelectorAll('a[data-page]:not([href*="?"])')) observer.observe(link);
    return () => observer.disconnect();
  }, [path, router]);

  return null;
}

/** As it is written: the router would take a whole address for another site's. */
const address = (link: Element) => link.getAttribute('href') as Route;
