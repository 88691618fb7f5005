'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { withoutFinalSlash } from '@/components/shared/without-final-slash';

type BarLinkProps = ComponentProps<'a'> & { href: string };

export function BarLink(props: BarLinkProps) {
  const path = usePathname();
  return <a aria-current={isCurrent(path, props.href)} {...props} />;
}

/** 'page' on the page of the link, 'true' on those below it. */
export function isCurrent(
  path: string,
  href: string,
): 'page' | 'true' | undefined {
  const here = withoutFinalSlash(path);
  if (here === href) return 'page';
  return href !== '/' && here.startsWith(`${href}/`) ? 'true' : undefined;
}
