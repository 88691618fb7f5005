import { robotsText } from '@/components/metadata/robots-text';

export const dynamic = 'force-static';

export function GET() {
  return new Response(robotsText());
}
