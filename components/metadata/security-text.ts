import { emailAddress } from '@/data/contact-addresses';
import { siteUrl } from '@/data/page-settings';
import { pages } from '@/data/pages';

/**
 * Whom to tell about a security hole (RFC 9116). The standard wants a day on which the words are to be looked at again; they
 * are good for a year after the content was last changed, whatever day the site is built on.
 */
export function securityText(): string {
  const lastChange =
    pages
      .map((page) => page.updated)
      .sort()
      .at(-1) ?? '';
  const expires = new Date(`${lastChange}T00:00:00Z`);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return `Contact: ${emailAddress}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`;
}
