/** What the form does not need until the page is idle. One file, so that it is one request. */
export { SunsetHint } from '@/components/tour/sunset/sunset-hint';
export { BotCheck, getToken } from './bot-check';
export { sendEmail } from './email';
