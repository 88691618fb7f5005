import { llmsText } from '@/components/metadata/llms-text';

export const dynamic = 'force-static';

export function GET() {
  return new Response(llmsText());
}
