import { privacy } from '@/site/content/texts';

export const dynamic = 'force-static';

/** Global Privacy Control: https://w3c.github.io/gpc/#gpc-support-resource */
export function GET() {
  return Response.json({ gpc: true, lastUpdate: privacy.updated });
}
