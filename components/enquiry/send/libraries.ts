/** The parts that need a library: the bot check and the e-mail. One file, so that they are one request. */
export { getToken, startBotCheck } from './bot-check';
export { sendEmail } from './mail';
