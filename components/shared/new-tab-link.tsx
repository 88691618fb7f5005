import type { ComponentProps, ReactNode } from 'react';
import { labels } from '@/site/content/labels';

type NewTabLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & {
  children: ReactNode;
};

/**
 * A link that opens a new tab and says so to screen readers
 * (https://www.w3.org/WAI/WCAG22/Techniques/general/G201).
 */
export function NewTabLink({ children, ...attributes }: NewTabLinkProps) {
  return (
    <a {...attributes} target="_blank" rel="noopener">
      {children}
      <span className="onlyRead">{` ${labels.newTab}`}</span>
    </a>
  );
}
