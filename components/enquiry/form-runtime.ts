/** What the form needs only after hydration. One file, so that they are one request. */

export { afterPress } from './after-press';
export { DateHints } from './date-hints';
export { ErrorSummary } from './error-summary';
export { StatusMessage } from './result/status';
export { loadLibraries } from './send/load';
export { submitEnquiry } from './send/send';
export { dateWindow, validate } from './validate';
