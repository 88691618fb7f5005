'use client';

import { Component, Fragment, type ReactNode } from 'react';
import { dismissResult } from '../enquiry/enquiry-state';

/** After more faults than this the form is not drawn again. */
const MOST_FAULTS = 3;

type FormBoundaryProps = {
  /** The text above the form after a fault, and the text in its place after too many. */
  fault: { restarted: string; broken: string };
  children: ReactNode;
};

/**
 * Draws the form again if it throws, with what was typed, and says so. Extensions and translators change the page, and then React
 * may throw (https://github.com/facebook/react/issues/11538).
 */
export class FormBoundary extends Component<FormBoundaryProps, { faults: number }> {
  override state = { faults: 0 };

  override componentDidCatch() {
    this.setState(({ faults }) => ({ faults: faults + 1 }));
  }

  /** Dismisses the result that the form has shown, so that the notice on the next page (enquiry-notice.tsx) does not repeat it. */
  override componentWillUnmount() {
    dismissResult();
  }

  override render() {
    const { faults } = this.state;
    const { fault, children } = this.props;
    if (faults > MOST_FAULTS) return <p>{fault.broken}</p>;
    return (
      <Fragment key={faults}>
        {faults > 0 && <p role="alert">{fault.restarted}</p>}
        {children}
      </Fragment>
    );
  }
}
