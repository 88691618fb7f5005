import { llmsText } from '@/components/shared/metadata/llms-text';

export const dynamic = 'force-static';

export function GET() {
  return new Response(llmsText());
}
