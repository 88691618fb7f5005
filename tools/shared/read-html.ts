import { type CheerioAPI, load } from 'cheerio';

/**
 * A page for queries with CSS selectors, also for the elements in a
 * `<noscript>`.
 */
export const readHtml = (html: string): CheerioAPI =>
  load(html, { scriptingEnabled: false });

/** The text of each element that matches. */
export const textsOf = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).text());

/** The attribute of each element that matches and has it. */
export const valuesOf = (
  $: CheerioAPI,
  selector: string,
  attribute: string,
): string[] =>
  $(selector)
    .toArray()
    .flatMap((element) => $(element).attr(attribute) ?? []);
