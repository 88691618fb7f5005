import { withoutFinalSlash } from '@/components/shared/without-final-slash';

/**
 * The `aria-current` of a link: 'page' on the page it leads to, 'true' on the pages below that one, nothing elsewhere. The link
 * to the home page is current on the home page only.
 */
export function isCurrent(path: string, href: string): 'page' | 'true' | undefined {
  const here = withoutFinalSlash(path);
  if (here === href) return 'page';
  return href !== '/' && here.startsWith(`${href}/`) ? 'true' : undefined;
}
