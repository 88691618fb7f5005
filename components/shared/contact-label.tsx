import type { ReactNode } from 'react';

type ContactLabelProps = { icon: ReactNode; label: string; hint: ReactNode };

/** The content of a link that reaches the business. */
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
