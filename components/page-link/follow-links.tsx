'use client';

import type { Route } from 'next';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useArrival } from './use-arrival';

/**
 * Makes the router follow every `PageLink`, and fetch ahead the pages that are likely next. One listener for all of them does
 * what the framework's `Link` does in each: its 3 kB of script stay out of every page (performance.md, Budgets).
 */
export function FollowLinks() {
  const router = useRouter();
  const path = usePathname();
  useArrival(path);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest(PAGES);
      const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
      // A link opened in a new tab or window, or saved, is the browser's.
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

/** Once it is in view: what stands on the page, or in the menu when it is open. Of the rest only what is pointed at. */
const LIKELY = 'main a,[data-open=true] a,[href="/contact"]';

/**
 * As it is written: the router would take a whole address for another site's. To the router every `?type=` is a page of its
 * own, to be fetched anew after the press; not so what follows a `#`, in which the form finds it all the same.
 */
const address = (link: Element) => link.getAttribute('href') ?? '';
