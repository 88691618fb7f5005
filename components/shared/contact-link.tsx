import type { ReactNode } from 'react';
import type { TrackedAttributes } from '@/components/shared/analytics/tracked';
import { NewTabLink } from './new-tab-link';

type ContactLabelProps = { icon: ReactNode; label: string; hint: ReactNode };

type ContactLinkProps = ContactLabelProps & {
  href: string;
  tracking: TrackedAttributes;
};

/** A way to reach the business. An address on the web opens a new tab. */
export function ContactLink({ href, tracking, ...label }: ContactLinkProps) {
  const Link = href.startsWith('http') ? NewTabLink : 'a';
  return (
    <Link className="row" href={href} {...tracking}>
      <ContactLabel {...label} />
    </Link>
  );
}

/** An icon, and a label above its hint. */
export function ContactLabel({ icon, label, hint }: ContactLabelProps) {
  return (
    <>
      {icon}
      <span>
        <b>{label}</b>
        <small>{hint}</small>
      </span>
    </>
  );
}
