import { filledByCode } from '../../data/schema/files';
import { pages } from '../../site/content/pages';
import { values } from '../../site/content/values';
import { projectFolder } from '../shared/terminal';
import { addressMistakes } from './addresses';
import type { Contents } from './content';
import { textsIn } from './fields-in';
import { type Finding, findingAt } from './finding';

/** What is wrong in the texts and in the addresses of the pages. */
export function textMistakes(contents: Contents): Finding[] {
  const wrong = Object.entries(contents)
    .filter(
      ([file]) => !['public/reviews.json', 'data/settings.json'].includes(file),
    )
    .flatMap(([file, content]) =>
      textsIn(content).flatMap(({ path, text }) => {
        const known = filledByCode.includes(file) ? undefined : names;
        const fault = textFault(text, known);
        return fault ? findingAt(file, path, content, fault) : [];
      }),
    );
  return wrong.length ? wrong : addressMistakes(projectFolder, pages);
}

/** The home page fills in the name of each tour. */
const names = [...Object.keys(values), 'name'];

const address = /\b(?:[a-z][a-z+.-]*:\/|https?:|javascript:)\S*/gi;
const wholeAddress =
  /^(https:\/\/[\w-]+(\.[\w-]+)+([^\w.@-]\S*)?|maps:\/\/\S+)\.?$/i;

/** What is wrong. Curly brackets may hold only `known`, where it is given. */
export function textFault(
  text: string,
  known?: readonly string[],
): string | undefined {
  if (text.match(address)?.every((found) => wholeAddress.test(found)) === false)
    return 'holds an address that is not whole or does not begin with https://; copy the whole address from the browser, for example https://www.example.com/page';
  const written = text
    .match(/\$?\{[^{}]*\}?|\}/g)
    ?.find((each) => known && !known.some((name) => each === `{${name}}`));
  return (
    written &&
    `writes ${written}, which is no value; for example {maxPeople}, or take it out`
  );
}
