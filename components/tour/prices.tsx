import { each } from '@/components/shared/each';
import type { Tour } from '@/data/schema/tours';
import { capitalise } from '@/site/fill';
import { inDollars, priceRows } from '@/site/price-words';
import { tourPageWords } from '@/site/tour-page';
import styles from './prices.module.css';

/** The prices of a tour: the owner's table, or the starting price. */
export function Prices({ tour }: { tour: Tour }) {
  const { price, groupPrice } = tourPageWords.beforeYouBook;
  const rows = priceRows(tour);
  if (!rows.length) return `${tourPageWords.price(tour)}; ${groupPrice}`;
  return (
    <>
      <table className={styles.prices}>
        <caption className="onlyRead">{price}</caption>
        <tbody>
          {each(rows, ({ label, dollars }) => (
            <tr>
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
