import { closest } from '../../shared/terminal';

/** Names that one text alone has: the day of its change, the name of a tour. */
const OF_ONE_TEXT = ['updated', 'name'];

const address = /\b(?:[a-z][a-z+.-]*:\/|https?:|javascript:)\S*/gi;
const wholeAddress =
  /^(https:\/\/[\w-]+(\.[\w-]+)+([^\w.@-]\S*)?|maps:\/\/\S+)\.?$/i;

/**
 * What is wrong with a text: the end of a sentence. Only these values may stand
 * in curly brackets; without a list any may.
 */
export function wordFault(
  text: string,
  values?: readonly string[],
): string | undefined {
  if (text.match(address)?.every((found) => wholeAddress.test(found)) === false)
    return 'holds an address that is not whole or does not begin with https://; copy the whole address from the browser, for example https://www.example.com/page';
  if (!values) return undefined;
  const known = [...values, ...OF_ONE_TEXT].map((name) => `{${name}}`);
  const written = text
    .match(/\$?\{[^{}]*\}?|\}/g)
    ?.find((each) => !known.includes(each));
  if (!written) return undefined;
  const meant = closest(written.replace(/\W/g, ''), values) ?? 'maxPeople';
  if (!/^\$?\{.*\}$/.test(written))
    return `holds '${written.at(0) === '}' ? '}' : '{'}' alone; for example {${meant}}, or take it out`;
  return `writes ${written}, which is no value; for example {${meant}}`;
}
