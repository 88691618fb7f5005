import { useEffect } from 'react';
import { type EnquiryState, isUncertain, setEnquiryState } from '../store';

/** How long a result must be in view, in milliseconds, to count as told. */
const TOLD = 2000;

/** Counts a result as told after it has been in view for a while: a page may be hidden, or go at any moment. */
export function useTold(state: EnquiryState, shown: boolean): void {
  useEffect(() => {
    if (!shown || (state.status !== 'sent' && state.status !== 'failed') || isUncertain(state)) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      if (!document.hidden && !state.told)
        timer = setTimeout(() => setEnquiryState({ ...state, told: true }), TOLD);
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [state, shown]);
}
