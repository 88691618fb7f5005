import type { ComponentProps } from 'react';

type PageLinkProps = ComponentProps<'a'> & { href: string };

/** A link to a page of the site: a plain link in the HTML. `FollowLinks` makes the router follow it. */
export function PageLink(attributes: PageLinkProps) {
  return <a data-page {...attributes} />;
}
