'use client';

import { Component, Fragment, type ReactNode } from 'react';
import { dispatch } from '../enquiry/enquiry-state';

/** After more faults than this the form is not drawn again. */
const MOST_FAULTS = 3;

type FormBoundaryProps = {
  /** What it says when it has drawn the form again, and when it does not any more. */
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

  /** The visitor has left the form. The notice (enquiry-notice.tsx) must not say again what the form has said. */
  override componentWillUnmount() {
    dispatch({ type: 'dismiss' });
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
