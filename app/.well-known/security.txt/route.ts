import { securityText } from '@/components/for-machines/security-text';

export const dynamic = 'force-static';

export function GET() {
  return new Response(securityText());
}
