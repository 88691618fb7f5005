import { siteUrl } from '@/data/page-settings';

export const dynamic = 'force-static';

/**
 * Allows every robot. AI robots have their own entries, because some look only for their own name. AI answers may use the pages,
 * because the pages are up to date. Training may not, because nobody can correct a learned price (https://contentsignals.org).
 */
export function GET() {
  return new Response(
    `${['*', ...aiRobots].map((name) => `User-Agent: ${name}`).join('\n')}
Content-Signal: search=yes, ai-input=yes, ai-train=no
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`,
  );
}

const aiRobots = [
  'GPTBot',
  'OAI-SearchBot',
  'ChatGPT-User',
  'ClaudeBot',
  'Claude-SearchBot',
  'Claude-User',
  'Google-Extended',
  'PerplexityBot',
];
