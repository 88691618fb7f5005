import { plainPath } from '@/components/plain-path';

/**
 * What `aria-current` says of a link: 'page' for the page itself, 'true' for a part of the site it belongs to (the path
 * begins with the link's: specification, section 2), else nothing. Home is only home.
 */
export function isCurrent(path: string, href: string): 'page' | 'true' | undefined {
  const here = plainPath(path);
  if (here === href) return 'page';
  return href !== '/' && here.startsWith(`${href}/`) ? 'true' : undefined;
}
