import { siteUrl } from '@/site/content/settings';

export const dynamic = 'force-static';

/**
 * AI answers may use the pages, training may not (docs/decisions.md). Robots
 * for answers have their own entries, because some look only for their own name
 * (https://contentsignals.org).
 */
export function GET() {
  return new Response(
    `${entries(['*', ...answerRobots])}
Content-Signal: search=yes, ai-input=yes, ai-train=no
Allow: /

${entries(trainingRobots)}
Disallow: /

Sitemap: ${siteUrl}/sitemap.xml
`,
  );
}

const entries = (names: readonly string[]) =>
  names.map((name) => `User-Agent: ${name}`).join('\n');

// 'Google-Extended' stands for training and for answers.
const answerRobots = [
  'OAI-SearchBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'Google-Extended',
  'PerplexityBot',
];

const trainingRobots = [
  'GPTBot',
  'ClaudeBot',
  'Applebot-Extended',
  'CCBot',
  'Bytespider',
];
