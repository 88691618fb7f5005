import type { ComponentProps } from 'react';
import { labels } from '@/site/content/labels';

/**
 * A link that opens a new tab and says so to screen readers
 * (https://www.w3.org/WAI/WCAG22/Techniques/general/G201).
 */
export function NewTabLink({ children, ...attributes }: ComponentProps<'a'>) {
  return (
    <a {...attributes} target="_blank" rel="noopener">
      {children}
      <span className="onlyRead">{` ${labels.newTab}`}</span>
    </a>
  );
}
