/**
 * One visit to a page, with its figures by their names in the table. Scores are
 * of 100, times in milliseconds.
 */
export type Visit = {
  page: string;
  subject: string;
  figures: Record<string, number>;
};

/**
 * A row for each figure of each page, with a column for each subject, and this
 * site as a multiple of two of them.
 * @param part 0.5 for medians, 0.25 for lower quartiles. On a busy computer the
 * lower quartile is more accurate
 */
export function summary(
  visits: readonly Visit[],
  part: number,
): Record<string, Record<string, number>> {
  const rows: Record<string, Record<string, number>> = {};
  for (const { page, subject, figures } of visits) {
    const alike = visits.filter(
      (visit) => visit.page === page && visit.subject === subject,
    );
    for (const name of Object.keys(figures)) {
      const row = rows[`${page} ${name}`] ?? {};
      const values = alike.flatMap((visit) => visit.figures[name] ?? []);
      rows[`${page} ${name}`] = { ...row, [subject]: quantile(values, part) };
    }
  }
  for (const row of Object.values(rows))
    for (const other of ['against', 'without scripts'])
      if (row['this site'] && row[other])
        row[`× ${other}`] = short(row['this site'] / row[other]);
  return rows;
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return short(sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN);
}

const short = (value: number) => Number(value.toPrecision(3));
