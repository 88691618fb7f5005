import { keptNames } from '@/data/site';

const names = new RegExp(`(${keptNames.join('|')})`);

/** A text in which a translator leaves the `keptNames` as they are. */
export function KeptNames({ text }: { text: string }) {
  return text.split(names).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name may appear twice; the order identifies it
      <span key={index} translate="no">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
