/** The parts that need a library: the bot check and the e-mail. One file, so that they are one request. */
export { sendEmail } from '../enquiry/email';
export { getToken, startBotCheck } from './bot-check';
