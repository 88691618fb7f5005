import type { ReactNode } from 'react';
import type { TrackedAttributes } from '@/components/shared/analytics/tracked';
import { NewTabLink } from './new-tab-link';

type ButtonLinkProps = {
  href: string;
  /**
   * 'primary' is orange, for booking. 'solid' is navy, for light backgrounds.
   * 'outline' is for the less important of two.
   */
  kind?: 'primary' | 'solid' | 'outline';
  tracking?: TrackedAttributes | undefined;
  children: ReactNode;
};

/** A link that looks like a button. An address on the web opens a new tab. */
export function ButtonLink({
  href,
  kind = 'primary',
  tracking,
  children,
}: ButtonLinkProps) {
  const Link = href.startsWith('http') ? NewTabLink : 'a';
  return (
    <Link href={href} className="button" data-kind={kind} {...tracking}>
      {children}
    </Link>
  );
}

/** The kind of a booking button. Orange is not visible on orange and yellow. */
export const bookingKind = (ink: string) =>
  ink === 'dawn' || ink === 'accent' ? 'solid' : 'primary';
