import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/components/shared/icon';

type WayWordsProps = { icon: ComponentProps<typeof Icon>['name']; way: string; hint: ReactNode };

/** What stands in a link of a way to reach the business: an icon, and the way above its hint. */
export function ContactLabel({ icon, way, hint }: WayWordsProps) {
  return (
    <>
      <Icon name={icon} />
      <span>
        <b>{way}</b>
        <small>{hint}</small>
      </span>
    </>
  );
}
