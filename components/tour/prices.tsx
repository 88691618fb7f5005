import type { Tour } from '@/data/schema/tours';
import { tourPage } from '@/site/content';
import { capitalise } from '@/site/fill';
import { groupPrice, inDollars, priceOf, priceRows } from '@/site/prices';
import styles from './prices.module.css';

/** The prices of a tour: the owner's table, or the starting price. */
export function Prices({ tour }: { tour: Tour }) {
  const rows = priceRows(tour);
  if (!rows.length) return `${priceOf(tour)}; ${groupPrice}`;
  return (
    <>
      <table className={styles.prices}>
        <caption className="onlyRead">{tourPage.beforeYouBook.price}</caption>
        <tbody>
          {rows.map(({ label, dollars }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{inDollars(dollars)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {capitalise(groupPrice)}
    </>
  );
}
