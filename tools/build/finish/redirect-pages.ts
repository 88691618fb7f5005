import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirects } from '../../../data/pages';
import { site } from '../../../data/site';

/**
 * Writes a small page for every other address of a page, for hosts that cannot redirect. The page redirects without a script.
 * tools/build/content/address-mistakes.ts checks before the build that it does not hide a real page.
 * @param folder the exported site
 * @returns the number of these pages
 */
export function writeRedirectPages(folder: string, siteUrl: string): number {
  for (const [from, to] of Object.entries(redirects)) {
    mkdirSync(join(folder, from), { recursive: true });
    writeFileSync(join(folder, from, 'index.html'), redirectPage(to, siteUrl));
  }
  return Object.keys(redirects).length;
}

function redirectPage(to: string, siteUrl: string): string {
  const canonical = siteUrl + to.replace(/#.*/, '');
  return `<!DOCTYPE html><html lang="${site.language}"><head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>${site.name}</title><link rel="canonical" href="${canonical}"/><meta name="robots" content="noindex"/><meta http-equiv="refresh" content="0; url=${to}"/></head><body><p>This page is at <a href="${to}">${to}</a>.</p></body></html>
`;
}
