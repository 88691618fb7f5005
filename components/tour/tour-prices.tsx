import type { Tour } from '@/data/schema/tours';
import { tourPage } from '@/site/content/texts';
import { groupPrice, priceOf, priceRows } from '@/site/facts/prices';
import { capitalise } from '@/site/words/fill';
import { inMoney } from '@/site/words/money';
import styles from './tour-details.module.css';

/** The prices of a tour: the owner's table, or the starting price. */
export function TourPrices({ tour }: { tour: Tour }) {
  const rows = priceRows(tour);
  if (!rows.length) return `${priceOf(tour)}; ${groupPrice}`;
  return (
    <>
      <table className={styles.prices}>
        <caption className="onlyRead">{tourPage.beforeYouBook.price}</caption>
        <tbody>
          {rows.map(({ label, amount }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{inMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {capitalise(groupPrice)}
    </>
  );
}
