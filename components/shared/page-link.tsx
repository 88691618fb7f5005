import type { Route } from 'next';
import type { ComponentProps } from 'react';

/** An address that a link takes: a page of the site, a part of one, or an address with a protocol. */
export type Address = Route | Route<`/tours/${string}`>;

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: Address };

/** A link to a page of the site: a plain link in the HTML. `FollowLinks` makes the router follow it. */
export function PageLink(attributes: PageLinkProps) {
  return <a data-page {...attributes} />;
}
