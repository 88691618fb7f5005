// biome-ignore-all lint/suspicious/noArrayIndexKey: the parts of a text keep their places

import { wordsAndLinks } from '@/site/words/wording';
import { NewTabLink } from './new-tab-link';

/**
 * A text in which addresses are links to new tabs. There is no line break
 * inside a range, such as the '2-8' of 'Flexible, 2-8 Hours'.
 */
export function LinkedText({ text }: { text: string }) {
  return wordsAndLinks(text).flatMap((part, at) =>
    at % 2 ? (
      <NewTabLink key={at} href={part}>
        {part.replace(/^https:\/\//i, '')}
      </NewTabLink>
    ) : (
      part.split(/(\b\d+-\d+)/).map((words, index) =>
        index % 2 ? (
          <span key={`${at}.${index}`} style={{ whiteSpace: 'nowrap' }}>
            {words}
          </span>
        ) : (
          words
        ),
      )
    ),
  );
}

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    <p key={index}>
      <LinkedText text={text} />
    </p>
  ));
}
