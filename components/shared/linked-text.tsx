import { wordsAndLinks } from '@/site/wording';
import { each } from './each';
import { NewTabLink } from './new-tab-link';

/**
 * A text of the owner's. An address in it, from https:// on, is a link that opens a new tab. There is no line break inside a range,
 * such as the '2-8' of 'Flexible, 2-8 Hours'.
 */
export function LinkedText({ text }: { text: string }) {
  return each(wordsAndLinks(text), (part, place) =>
    place % 2 ? <NewTabLink href={part}>{part.replace(/^https:\/\//i, '')}</NewTabLink> : withoutBreaks(part),
  );
}

/** Words with their ranges. A range at the start needs no span, because its line has nothing before it. */
const withoutBreaks = (words: string) =>
  each(words.split(/(?<=.)(\b\d+-\d+)/), (part, place) =>
    place % 2 ? <span style={{ whiteSpace: 'nowrap' }}>{part}</span> : part,
  );
