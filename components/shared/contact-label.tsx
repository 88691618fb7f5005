import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/components/shared/icon';

type ContactLabelProps = { icon: ComponentProps<typeof Icon>['name']; label: string; hint: ReactNode };

/** The content of a link that reaches the business: an icon, and a label above its hint. */
export function ContactLabel({ icon, label, hint }: ContactLabelProps) {
  return (
    <>
      <Icon name={icon} />
      <span>
        <b>{label}</b>
        <small>{hint}</small>
      </span>
    </>
  );
}
