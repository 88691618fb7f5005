import { llmsText } from '@/components/for-machines/llms-text';

export const dynamic = 'force-static';

export function GET() {
  return new Response(llmsText());
}
