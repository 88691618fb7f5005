import { emailAddress } from '@/data/contact-addresses';
import { siteUrl } from '@/data/page-settings';
import { pages } from '@/data/pages';

/**
 * The contact for security problems (RFC 9116). The standard requires an end date. It is one year after the last change of the
 * content, so it does not depend on the day of the build.
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
