import type { ReactNode } from 'react';
import type { TrackedAttributes } from './analytics/tracked';
import styles from './disclosure.module.css';
import { Icon } from './icon';

type DisclosureProps = {
  /** For an address such as /faq#prices the browser opens the content. */
  id: string;
  title: string;
  rank?: 'h2' | 'h3';
  tracking?: TrackedAttributes;
  children: ReactNode;
};

/** A title that opens its content without a script. */
export function Disclosure({
  id,
  title,
  rank: Title = 'h2',
  tracking,
  children,
}: DisclosureProps) {
  return (
    <details className={styles.entry}>
      <summary className="row" {...tracking}>
        <Title className="name">{title}</Title>
        <Icon name="chevron" />
      </summary>
      <div id={id}>{children}</div>
    </details>
  );
}
