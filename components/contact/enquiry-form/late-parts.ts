/** What checks and sends an enquiry. One file, so that it is one request. */
export { SunsetHint } from '@/components/tour/sunset/sunset-hint';
export { enquiryErrors } from '@/data/enquiry-errors';
export { sendEmail } from '../enquiry/email';
export { submitEnquiry } from '../enquiry/submit';
export { dateWindow, validate } from '../enquiry/validate';
export { writeOut } from '../enquiry/write-out';
export { BotCheck, getToken } from './bot-check';
