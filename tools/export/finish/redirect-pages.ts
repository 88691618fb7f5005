import { redirects } from '../../../site/pages';
import { site } from '../../../site/site';
import { hashes } from './content-policy';

/**
 * A small page for every other address of a page, by its file, for hosts that cannot redirect. Its script keeps the
 * query, such as `/book?type=Tour`; without scripts the page redirects all the same.
 */
export const redirectPages = (siteUrl: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(redirects).map(([from, to]) => [`${from}/index.html`, redirectPage(to, siteUrl)]),
  );

function redirectPage(to: string, siteUrl: string): string {
  const canonical = siteUrl + to.replace(/#.*/, '');
  const script = `location.replace(${JSON.stringify(to)}${to.includes('#') ? '' : '+location.search'})`;
  return `<!DOCTYPE html><html lang="${site.language}"><head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${hashes([script])}; base-uri 'none'; form-action 'none'"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>${site.name}</title><link rel="canonical" href="${canonical}"/><meta name="robots" content="noindex"/><script>${script}</script><noscript><meta http-equiv="refresh" content="0; url=${to}"/></noscript></head><body><p>This page is at <a href="${to}">${to}</a>.</p></body></html>
`;
}
