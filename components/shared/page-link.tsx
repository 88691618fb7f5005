'use client';

import type { Route } from 'next';
import Link from 'next/link';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useState,
} from 'react';
import type { OwnAddress } from '@/site/content/own-pages';
import type { PagePath } from '@/site/content/pages';

/**
 * An address that `next/link` takes: a page of the site, a part of one, or an
 * address with a protocol.
 */
export type Address = Route | Route<PagePath> | OwnAddress;

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & {
  href: Address;
  /**
   * When the page is prefetched: once the link is in view, or with `false` only
   * when it is pointed at or has the focus.
   */
  prefetch?: 'auto' | false;
};

/** `next/link` that never prefetches with Save-Data. */
export function PageLink({
  prefetch = 'auto',
  children,
  ...attributes
}: PageLinkProps) {
  const [intended, setIntended] = useState(false);
  const onIntent = () => setIntended(true);
  if (useContext(Plain)) return <a {...attributes}>{children}</a>;
  return (
    <Link<Address>
      {...attributes}
      // NEXT: never `true`: https://github.com/vercel/next.js/issues/92341
      prefetch={(prefetch || intended) && !savesData() ? 'auto' : false}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {children}
    </Link>
  );
}

/**
 * Inside it the browser follows the links. NEXT: on the page for unknown
 * addresses the router changes the address alone, not the page.
 */
export function PlainLinks({ children }: { children: ReactNode }) {
  return <Plain value={true}>{children}</Plain>;
}

const Plain = createContext(false);

/** The browser's setting to save data. The router does not ask for it. */
function savesData(): boolean {
  const { connection } = (globalThis.navigator ?? {}) as {
    connection?: { saveData?: boolean };
  };
  return connection?.saveData === true;
}
