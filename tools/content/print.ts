import { say } from '../shared/terminal';
import { asLine, type Finding } from './finding';

export function printFindings(found: readonly Finding[]): void {
  const of = (level: Finding['level']) =>
    found.filter((each) => each.level === level);
  const right = of('green').map(({ sentence }) => sentence);
  if (right.length) say(`In order: ${right.join(', ')}.`);
  for (const each of of('yellow')) say(`asked  ${asLine(each)}`);
  for (const each of of('red')) say(`red    ${asLine(each)}`);
  const { length } = of('red');
  say(
    length
      ? `${length} red. Not ready to publish: put right what is red, then check again.`
      : 'Ready to publish.',
  );
}
