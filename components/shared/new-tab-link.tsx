import type { ComponentProps, ReactNode } from 'react';

type NewTabLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { children: ReactNode };

/** A link that opens a new tab and says so to whoever only hears it (https://www.w3.org/WAI/WCAG22/Techniques/general/G201). */
export function NewTabLink({ children, ...attributes }: NewTabLinkProps) {
  return (
    <a {...attributes} target="_blank" rel="noopener">
      {children}
      <span className="onlyRead"> (opens in a new tab)</span>
    </a>
  );
}
