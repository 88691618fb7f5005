import type { ReactNode } from 'react';
import { LinkedText } from '@/components/shared/linked-text';
import { Photo } from '@/components/shared/photo/photo';
import type { Picture } from '@/data/schema/parts';
import type { Ink } from '@/data/schema/tours';
import styles from './story.module.css';

type StoryProps = {
  sections: readonly {
    title: string;
    content: string;
    picture: Picture;
    extra?: ReactNode;
  }[];
  ink?: Ink | 'deep';
};

/** Sections, each with a picture on alternating sides, on phones above. */
export function Story({ sections, ink = 'deep' }: StoryProps) {
  return (
    <div className={styles.story} data-ink={ink}>
      {sections.map(({ title, content, picture, extra }) => (
        <section key={title}>
          <Photo
            picture={picture}
            sizes="(max-width: 899px) calc(100vw - 16px), 58vw"
          />
          <div className={styles.words}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.content}>
              <LinkedText text={content} />
            </p>
            {extra}
          </div>
        </section>
      ))}
    </div>
  );
}
