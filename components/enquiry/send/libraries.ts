/** The parts that need a library. One file, so that they are one request. */
export { BotCheck } from './bot-check';
export { sendEmail } from './mail';
export { getToken } from './token';
