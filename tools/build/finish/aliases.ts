import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../../data/site';

/** Addresses people type or guess, and the page each means. */
export const aliases: Readonly<Record<string, string>> = {
  '/tours': '/#tours',
  '/tours/private-charter': '/tours/privatecharter',
  '/tours/snorkeling': '/tours/snorkelling',
  '/private-charter': '/tours/privatecharter',
  '/charter': '/tours/privatecharter',
  '/snorkelling': '/tours/snorkelling',
  '/snorkeling': '/tours/snorkelling',
  '/fishing': '/tours/fishing',
  '/sunset': '/tours/sunset',
  '/boathire': '/boat-hire',
  '/hire': '/boat-hire',
  '/book': '/contact',
  '/booking': '/contact',
  '/enquire': '/contact',
  '/contact-us': '/contact',
  '/about-us': '/about',
  '/faqs': '/faq',
};

/**
 * Writes a small page for every alias, for the hosts that cannot redirect; it sends the visitor on without a script.
 * @param folder the exported site
 * @returns how many aliases there are
 * @throws Error when an alias hides a real page or leads nowhere
 */
export function writeAliasPages(folder: string, siteUrl: string): number {
  for (const [from, to] of Object.entries(aliases)) {
    const name = from.slice(1);
    if (existsSync(join(folder, `${name}.html`)))
      throw new Error(`The alias ${from} has the address of a real page.`);
    if (!existsSync(join(folder, `${to.replace(/#.*/, '').slice(1) || 'index'}.html`)))
      throw new Error(`The alias ${from} leads to ${to}, and there is no such page.`);
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'index.html'), aliasPage(to, siteUrl));
  }
  return Object.keys(aliases).length;
}

function aliasPage(to: string, siteUrl: string): string {
  const canonical = siteUrl + to.replace(/#.*/, '');
  return `<!DOCTYPE html><html lang="${site.language}"><head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>${site.name}</title><link rel="canonical" href="${canonical}"/><meta name="robots" content="noindex"/><meta http-equiv="refresh" content="0; url=${to}"/></head><body><p>This page is at <a href="${to}">${to}</a>.</p></body></html>
`;
}
