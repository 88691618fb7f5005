import { siteUrl } from '@/site/content/settings';
import { emailAddress } from '@/site/facts/contact';
import { today } from '@/site/facts/harbour';

export const dynamic = 'force-static';

/** The contact for security problems. RFC 9116 demands a date of expiry. */
export function GET() {
  const year = Number(today().slice(0, 4)) + 1;
  return new Response(
    `Contact: ${emailAddress}
Expires: ${year}-12-31T00:00:00.000Z
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`,
  );
}
