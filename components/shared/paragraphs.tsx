import { LinkedText } from './linked-text';

/** The paragraphs of a text, with links at the addresses in them. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and as text the key would stand in the page's data once more
    <p key={place}>
      <LinkedText text={text} />
    </p>
  ));
}
