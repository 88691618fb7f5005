import { wordsAndLinks } from '@/data/functions/wording';
import { NewTabLink } from './new-tab-link';
import { NoWrap } from './no-wrap';

/** A text of the owner's. An address in it, from https:// on, is a link that opens a new tab. */
export function LinkedText({ text }: { text: string }) {
  return wordsAndLinks(text).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: an address may appear twice; the order identifies it
      <NewTabLink key={index} href={part}>
        {part.replace(/^https:\/\//i, '')}
      </NewTabLink>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same
      <NoWrap key={index} text={part} />
    ),
  );
}
