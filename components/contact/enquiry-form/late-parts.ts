/** The parts of the form that load after hydration. One file, so that they are one request. */
export { SunsetHint } from '@/components/tour/sunset/sunset-hint';
export { enquiryErrors } from '@/data/enquiry-errors';
export { submitEnquiry } from '../enquiry/submit';
export { dateWindow, validate } from '../enquiry/validate';
export { writeOut } from '../enquiry/write-out';
export { StatusMessage } from './status-message';
