// biome-ignore-all lint/suspicious/noArrayIndexKey: the parts keep their places

import type { CustomPage } from '@/data/schema/custom-pages';
import { Column, Columns } from './columns';
import styles from './columns.module.css';
import { LinkedText } from './linked-text';
import { Story } from './story';

type Section = NonNullable<CustomPage['sections']>[number];

/**
 * Sections in their order: those with a picture across the page, neighbours
 * without one side by side.
 */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return partsOf(sections).map((part, index) => {
    const pictured = part.flatMap(({ picture, ...words }) =>
      picture ? { ...words, picture } : [],
    );
    if (pictured.length > 0) return <Story key={index} sections={pictured} />;
    return (
      <section className="section" key={index}>
        <Columns>
          {part.map(({ title, content }) => (
            <Column key={title} title={title} rank="h2">
              <p className={styles.words}>
                <LinkedText text={content} />
              </p>
            </Column>
          ))}
        </Columns>
      </section>
    );
  });
}

/** Neighbours of one kind together. */
function partsOf(sections: readonly Section[]): Section[][] {
  const parts: Section[][] = [];
  for (const section of sections) {
    const last = parts.at(-1);
    if (last && !last[0]?.picture === !section.picture) last.push(section);
    else parts.push([section]);
  }
  return parts;
}
