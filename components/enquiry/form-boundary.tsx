import { Component, Fragment, type ReactNode } from 'react';
import { setFormOpen } from './store';

/** After more faults than this the form is not drawn again. */
const MOST_FAULTS = 3;

type FormBoundaryProps = {
  /**
   * `restarted` stands above the form after a fault. `broken` replaces the form
   * after too many.
   */
  fault: { restarted: string; broken: string };
  /** What stands below `broken`, unless it throws too. */
  instead: ReactNode;
  children: ReactNode;
};

/**
 * Draws the form again if it throws, as after changes by extensions:
 * https://github.com/facebook/react/issues/11538. It says so.
 */
export class FormBoundary extends Component<
  FormBoundaryProps,
  { faults: number; failed?: boolean }
> {
  override state = { faults: 0, failed: false };

  /**
   * Without it React does not come back here when the form throws again at
   * once.
   */
  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.setState(({ faults }) => ({ faults: faults + 1, failed: false }));
  }

  // While the form is there, it shows the result, and the notice
  // (result/notice.tsx) does not.
  override componentDidMount() {
    setFormOpen(true);
  }

  override componentDidUpdate() {
    setFormOpen(this.state.faults <= MOST_FAULTS);
  }

  override componentWillUnmount() {
    setFormOpen(false);
  }

  override render() {
    const { faults, failed } = this.state;
    const { fault, instead, children } = this.props;
    if (failed) return null;
    if (faults > MOST_FAULTS)
      return (
        <>
          <p>{fault.broken}</p>
          {faults === MOST_FAULTS + 1 && instead}
        </>
      );
    return (
      <Fragment key={faults}>
        {faults > 0 && <p role="alert">{fault.restarted}</p>}
        {children}
      </Fragment>
    );
  }
}
