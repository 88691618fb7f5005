'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { PageLink } from '@/components/shared/page-link';
import { withoutFinalSlash } from '@/components/shared/without-final-slash';
import { isDesktop } from './is-desktop';

type BarLinkProps = Omit<ComponentProps<typeof PageLink>, 'aria-current'>;

/**
 * A link of the bar, marked on its page and on the pages below it. The links of
 * the phone menu are prefetched when it opens.
 */
export function BarLink(props: BarLinkProps) {
  const path = usePathname();
  const onPhone = 'matchMedia' in globalThis && !isDesktop().matches;
  return (
    <PageLink
      prefetch={onPhone && 'auto'}
      aria-current={isCurrent(path, props.href)}
      {...props}
    />
  );
}

/**
 * 'page' on the page of the link, 'true' on the pages below that one. The link
 * to the home page is current on the home page only.
 */
export function isCurrent(
  path: string,
  href: string,
): 'page' | 'true' | undefined {
  const here = withoutFinalSlash(path);
  if (here === href) return 'page';
  return href !== '/' && here.startsWith(`${href}/`) ? 'true' : undefined;
}
