import { previewToken } from '@/site/services/recaptcha';
import { isOnItsWay, removeScripts } from './google-scripts';

/**
 * A token, good for two minutes and one use, so each press gets its own. Throws
 * an Error, or whatever the bot check rejects with. After that the next press
 * asks for Google's script anew, if the one on its way does not come.
 */
export async function getToken(): Promise<string> {
  if (previewToken) return previewToken;
  let current = check ?? newCheck();
  const isMissed = current.isTaken;
  // A script that an earlier press has missed may come now.
  let execute = !isMissed || isOnItsWay() ? await inTime(current) : undefined;
  if (!execute && isMissed) {
    current = newCheck();
    execute = await inTime(current);
  }
  if (!execute) throw new Error('reCAPTCHA not loaded');
  const token = await execute('submit_contact_form');
  if (!token) throw new Error('Failed to get reCAPTCHA token');
  current.isTaken = false;
  return token;
}

/** The check's function, if it comes in time. */
function inTime(taken: Check): Promise<Execute | undefined> {
  taken.isTaken = true;
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, SCRIPT_WAIT);
  });
  return Promise.race([taken.execute, late]);
}

/** A quick visitor must not fail while Google's script is still loading. */
const SCRIPT_WAIT = 10_000;

type Execute = (action: string) => Promise<string>;

export type Check = {
  key: number;
  execute: Promise<Execute>;
  pass: (execute: Execute) => void;
  /** Whether a press waits for a token of it, or has failed to get one. */
  isTaken: boolean;
};

/** The bot check for the next press. */
let check: Check | undefined;
let draw = (_: Check) => {};
let count = 0;

/** Draws the bot check, now and whenever there is a new one. */
export function onCheck(drawCheck: (check: Check) => void): void {
  draw = drawCheck;
  if (check) draw(check);
  else newCheck();
}

/** Google's script has failed; the next press asks for it anew. */
export function dropCheck(): void {
  check = undefined;
}

/** Asks for Google's script, without what an earlier request has left. */
function newCheck(): Check {
  removeScripts();
  let pass = (_: Execute) => {};
  const execute = new Promise<Execute>((resolve) => {
    pass = resolve;
  });
  check = { key: ++count, execute, pass, isTaken: false };
  draw(check);
  return check;
}
