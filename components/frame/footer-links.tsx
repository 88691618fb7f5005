import type { ReactNode } from 'react';
import { NewTabLink } from '@/components/shared/new-tab-link';
import { footerTexts } from '@/site/content/navigation';
import { elsewhere } from '@/site/content/site';

/** Our own pages on other websites, and those of others. */
export function ExternalPages() {
  const links = [...elsewhere.ours, ...elsewhere.others];
  if (links.length === 0) return null;
  return (
    <Links heading={footerTexts.elsewhere}>
      {links.map(({ name, address }) => (
        <li key={address}>
          <NewTabLink href={address}>{name}</NewTabLink>
        </li>
      ))}
    </Links>
  );
}

export function Links({
  heading,
  children,
}: {
  heading: string;
  children: ReactNode;
}) {
  return (
    <nav aria-label={heading}>
      <h2>{heading}</h2>
      <ul>{children}</ul>
    </nav>
  );
}
