/** What the form needs only after hydration. One file, so that they are one request. */
export { SunsetHint } from '@/components/contact/enquiry-form/sunset-hint';
export { enquiryErrors } from '@/data/contact';
export { submitEnquiry } from '../enquiry/submit';
export { dateWindow, validate } from '../enquiry/validate';
export { afterPress } from './after-press';
export { StatusMessage } from './status-message';
