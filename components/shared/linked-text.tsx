import { wordsAndLinks } from '@/site/wording';
import { NewTabLink } from './new-tab-link';

/**
 * A text of the owner's. An address in it, from https:// on, is a link that opens a new tab. There is no line break inside a range,
 * such as the '2-8' of 'Flexible, 2-8 Hours'.
 */
export function LinkedText({ text }: { text: string }) {
  return wordsAndLinks(text).map((part, place) =>
    place % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <NewTabLink key={place} href={part}>
        {part.replace(/^https:\/\//i, '')}
      </NewTabLink>
    ) : (
      withoutBreaks(part)
    ),
  );
}

/** Words with their ranges. A range at the start needs no span, because its line has nothing before it. */
const withoutBreaks = (words: string) =>
  words.split(/(?<=.)(\b\d+-\d+)/).map((part, place) =>
    place % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={place} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
