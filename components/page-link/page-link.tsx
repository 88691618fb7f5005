import type { Route } from 'next';
import Link from 'next/link';
import type { ComponentProps } from 'react';

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { href: string };

/**
 * A link to a page of the site. To the router every `?type=` is a page of its own, so an address with a question mark is
 * not fetched ahead: the plain `/contact` in the navigation bar is, and it is the same page.
 */
export function PageLink({ href, children, ...attributes }: PageLinkProps) {
  return (
    <Link href={href as Route} {...(href.includes('?') && { prefetch: false })} {...attributes}>
      {children}
    </Link>
  );
}
