import type { CheerioAPI } from 'cheerio/slim';

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
