import { sitemapText } from '@/components/shared/metadata/sitemap-text';

export const dynamic = 'force-static';

export function GET() {
  return new Response(sitemapText());
}
