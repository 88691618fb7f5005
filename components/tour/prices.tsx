import { each } from '@/components/shared/each';
import { priceRows } from '@/data/functions/price-words';
import { capitalise } from '@/data/functions/wording';
import type { Tour } from '@/data/schema/tours';
import { tourPageWords } from '@/data/tour-page';
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
              <td>${dollars}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {capitalise(groupPrice)}
    </>
  );
}
