/** What the form can do without until the page is idle: one file, one request. */
export { SunsetHint } from '@/components/sunset/sunset-hint';
export { BotCheck, getToken } from './bot-check';
export { sendEmail } from './email';
