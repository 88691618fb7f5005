/** What the form needs only after hydration. One file, so that they are one request. */

export { loadLibraries } from '../enquiry/load-libraries';
export { submitEnquiry } from '../enquiry/submit';
export { dateWindow, validate } from '../enquiry/validate';
export { afterPress } from './after-press';
export { DateHints } from './date-hints';
export { ErrorSummary } from './error-summary';
export { StatusMessage } from './status-message';
