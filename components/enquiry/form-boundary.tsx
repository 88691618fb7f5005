'use client';

import { Component, type ReactNode } from 'react';
import { fallbackMessages } from './fallback';
import type { TourChoice } from './form-values';
import type { EnquiryParts } from './parts';
import { FallbackContacts } from './result/fallback-contacts';

type FormBoundaryProps = {
  tours: readonly TourChoice[];
  parts: EnquiryParts;
  children: ReactNode;
};

/**
 * Shows the words of a form that breaks, and the other ways to send them. See
 * https://github.com/facebook/react/issues/11538
 */
export class FormBoundary extends Component<
  FormBoundaryProps,
  { broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    const { tours, parts, children } = this.props;
    if (!this.state.broken) return children;
    const fallback = fallbackMessages(window.enquiryDraft.words(), tours);
    return (
      <>
        <p role="alert">{parts.help.broken}</p>
        <FallbackContacts fallback={fallback} parts={parts} showText />
      </>
    );
  }
}
