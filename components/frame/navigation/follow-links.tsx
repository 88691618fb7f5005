'use client';

import type { Route } from 'next';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Makes the router follow every `PageLink`, and prefetches the pages that are likely next. One listener for all links does what
 * the framework's `Link` does in each, and saves its 3 kB of script on every page.
 */
export function FollowLinks() {
  const router = useRouter();
  const path = usePathname();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest(PAGES);
      const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
      // The browser handles a link that is opened in a new tab or window, or saved.
      if (!link || button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return;
      event.preventDefault();
      router.push(address(link).replace('?', '#') as Route);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [router]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has links of its own
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const fetchAhead = (link: Element) => router.prefetch(address(link).split('?')[0] as Route);
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target.matches(LIKELY)) fetchAhead(target);
    });
    for (const link of document.querySelectorAll(PAGES)) observer.observe(link);
    const onIntent = ({ target }: Event) => {
      const link = (target as Element).closest(PAGES);
      if (link) fetchAhead(link);
    };
    const intents = ['pointerover', 'focusin'];
    for (const intent of intents) document.addEventListener(intent, onIntent);
    return () => {
      observer.disconnect();
      for (const intent of intents) document.removeEventListener(intent, onIntent);
    };
  }, [path, router]);

  return null;
}

/** Every `PageLink`. */
const PAGES = 'a[data-page]';

/** Links prefetched when they come into view. All others are prefetched when they are pointed at or get the focus. */
const LIKELY = 'main a,[data-open=true] a,[href="/contact"]';

/**
 * The address as the page writes it: the router would take a whole URL for another site's. To the router every `?type=` is a
 * page of its own, which it would fetch after the press. So the callers cut the query off or turn it into a fragment, where the
 * form finds it too.
 */
const address = (link: Element) => link.getAttribute('href') ?? '';
