'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { PageLink } from '@/components/shared/page-link';
import { isCurrent } from './is-current';
import { isDesktop } from './is-desktop';

type BarLinkProps = Omit<ComponentProps<typeof PageLink>, 'aria-current'>;

/** A link of the bar, marked on its page and on the pages below it. The links of the phone menu are prefetched when it opens. */
export function BarLink(props: BarLinkProps) {
  const path = usePathname();
  const onPhone = 'matchMedia' in globalThis && !isDesktop().matches;
  return <PageLink prefetch={onPhone && 'auto'} aria-current={isCurrent(path, props.href)} {...props} />;
}
