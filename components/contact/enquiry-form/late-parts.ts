/** The parts of the form that load last. One file, so that they are one request. */
export { SunsetHint } from '@/components/tour/sunset/sunset-hint';
export { sendEmail } from '../enquiry/email';
export { BotCheck, getToken } from './bot-check';
