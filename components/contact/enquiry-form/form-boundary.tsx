import { Component, Fragment, type ReactNode } from 'react';
import { enquiryForm } from '@/data/enquiry-form';

/** After more faults than this the form is not drawn again. */
const MOST_FAULTS = 3;

/**
 * Draws the form again if it throws, with what was typed, and says so. Extensions and translators change the page, and then React
 * may throw (https://github.com/facebook/react/issues/11538).
 */
export class FormBoundary extends Component<{ children: ReactNode }, { faults: number }> {
  override state = { faults: 0 };

  override componentDidCatch() {
    this.setState(({ faults }) => ({ faults: faults + 1 }));
  }

  override render() {
    const { faults } = this.state;
    if (faults > MOST_FAULTS) return <p>{enquiryForm.broken}</p>;
    return (
      <Fragment key={faults}>
        {faults > 0 && <p role="alert">{enquiryForm.restarted}</p>}
        {this.props.children}
      </Fragment>
    );
  }
}
