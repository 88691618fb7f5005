import { securityText } from '@/components/metadata/security-text';

export const dynamic = 'force-static';

export function GET() {
  return new Response(securityText());
}
