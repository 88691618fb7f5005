import { say } from '../shared/terminal';
import { asLine, type Finding } from './finding';

const LEVELS = {
  yellow: { word: 'asked', colour: '\x1b[33m' },
  red: { word: 'red', colour: '\x1b[31;1m' },
};

/**
 * Prints a list of findings: one line for all that is right, then what is
 * asked, and what is red last, where a terminal shows it.
 */
export function printFindings(found: readonly Finding[]): void {
  const of = (level: Finding['level']) =>
    found.filter((each) => each.level === level);
  const right = of('green').map(({ sentence }) => sentence);
  if (right.length) say(`In order: ${right.join(', ')}.`);
  const colours = process.stdout.isTTY && !process.env.NO_COLOR;
  for (const level of ['yellow', 'red'] as const) {
    const { word, colour } = LEVELS[level];
    const mark = word.padEnd(7);
    for (const each of of(level))
      say(`${colours ? `${colour}${mark}\x1b[0m` : mark}${asLine(each)}`);
  }
  say(
    of('red').length
      ? `${of('red').length} red. Not ready to publish: put right what is red, then check again.`
      : 'Ready to publish.',
  );
}
