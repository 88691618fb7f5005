'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { withoutFinalSlash } from '@/components/shared/without-final-slash';

type BarLinkProps = ComponentProps<'a'> & { href: string };

/** A link of the bar, marked on its page and on the pages below it. */
export function BarLink(props: BarLinkProps) {
  const path = usePathname();
  return <a aria-current={isCurrent(path, props.href)} {...props} />;
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
