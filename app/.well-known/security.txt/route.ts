import { pages } from '@/site/content/pages';
import { siteUrl } from '@/site/content/settings';
import { emailAddress } from '@/site/facts/contact';

export const dynamic = 'force-static';

/**
 * The contact for security problems (RFC 9116). It must end: a year after the
 * last change of the content, whatever the build's day.
 */
export function GET() {
  const expires = new Date(
    Math.max(...pages.map(({ updated }) => Date.parse(updated))),
  );
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return new Response(
    `Contact: ${emailAddress}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`,
  );
}
