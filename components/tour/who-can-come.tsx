import { Column } from '@/components/shared/columns';
import columns from '@/components/shared/columns.module.css';
import { LinkedText } from '@/components/shared/linked-text';
import type { whoCanCome } from '@/data/functions/who-can-come';
import { tourPageWords } from '@/data/tour-page';
import styles from './tour-facts.module.css';

/** Who can come on a tour, in a row of short facts. */
export function WhoCanCome({ facts }: { facts: ReturnType<typeof whoCanCome> }) {
  return (
    <Column title={tourPageWords.beforeYouBook.whoCanCome}>
      <div className={styles.terms}>
        <dl className={columns.columns}>
          {facts.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <LinkedText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Column>
  );
}
