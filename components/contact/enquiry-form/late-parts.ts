/** What the form does not need at once. One file, so that it is one request. */
export { SunsetHint } from '@/components/tour/sunset/sunset-hint';
export { sendEmail } from '../enquiry/email';
export { BotCheck, getToken } from './bot-check';
