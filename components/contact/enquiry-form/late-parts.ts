/** What the form needs last. One file, so that it is one request. */
export { SunsetHint } from '@/components/tour/sunset/sunset-hint';
export { sendEmail } from '../enquiry/email';
export { BotCheck, getToken } from './bot-check';
