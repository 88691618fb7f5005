import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Noise } from './noise';
import { projectFolder } from './project';
import { markdown, type Table } from './tables';

/** A plot of the report with its title. */
export type Plot = { title: string; svg: string };

/**
 * Writes the results into `packages/bench/results/`: all values as JSON, the tables in Markdown, and a page with tables and plots.
 * @returns the paths without their endings
 */
export function writeReport(
  name: string,
  {
    data,
    words,
    tables,
    plots,
  }: { data: unknown; words: readonly string[]; tables: readonly Table[]; plots: readonly Plot[] },
): string {
  const folder = join(projectFolder, 'packages/bench/results');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(`${path}.json`, `${JSON.stringify(data, null, 1)}\n`);
  writeFileSync(`${path}.md`, `${[...words, ...tables.map(markdown)].join('\n\n')}\n`);
  writeFileSync(`${path}.html`, page(name, words, tables, plots));
  return path;
}

/** Sentences about the reliability of the times. */
export function noiseInWords(noise: Noise): string[] {
  const { processor, processors, loadBefore, loadAfter, calibration } = noise;
  const part = calibration.spread;
  const verdict =
    part < 0.1
      ? 'The machine was quiet.'
      : part < 0.3
        ? 'The machine was somewhat busy: take differences under a third with care.'
        : 'The machine was BUSY: times are no more than a hint; bytes are exact all the same.';
  return [
    `Machine: ${processors} × ${processor}; load ${loadBefore.toFixed(1)} before, ${loadAfter.toFixed(1)} after.`,
    `The same piece of work took ${calibration.median.toFixed(0)} ms in the middle of ${calibration.times.length} times, and varied by ${Math.round(part * 100)} % (slowest against fastest tenth). ${verdict}`,
  ];
}

function page(
  name: string,
  words: readonly string[],
  tables: readonly Table[],
  plots: readonly Plot[],
): string {
  return `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bench ${escaped(name)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; color: #0b2a3c; }
table { border-collapse: collapse; font-size: 14px; }
th, td { padding: 2px 10px; text-align: right; white-space: nowrap; border-bottom: 1px solid #d6e2e8; }
th:first-child, td:first-child, th:nth-child(2), td:nth-child(2) { text-align: left; }
.wide { overflow-x: auto; }
svg { max-width: 100%; height: auto; }
</style>
<h1>Bench ${escaped(name)}</h1>
${words.map((sentence) => `<p>${escaped(sentence)}</p>`).join('\n')}
${plots.map(({ title, svg }) => `<h2>${escaped(title)}</h2>\n<div class="wide">${svg}</div>`).join('\n')}
${tables.map(htmlTable).join('\n')}
</html>
`;
}

function htmlTable({ title, note, head, rows }: Table): string {
  const cells = (tag: string, row: readonly string[]) =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return `<h2>${escaped(title)}</h2>
<p>${escaped(note)}</p>
<div class="wide"><table>${cells('th', head)}${rows.map((row) => cells('td', row)).join('')}</table></div>`;
}

/** Escapes a text for HTML. */
export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
