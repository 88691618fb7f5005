import { type CheerioAPI, load } from 'cheerio';

/** Elements in a `<noscript>` too. */
export const readHtml = (html: string): CheerioAPI =>
  load(html, { scriptingEnabled: false });

export const textsOf = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).text());

export const valuesOf = (
  $: CheerioAPI,
  selector: string,
  attribute: string,
): string[] =>
  $(selector)
    .toArray()
    .flatMap((element) => $(element).attr(attribute) ?? []);
