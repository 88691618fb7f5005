import { siteUrl } from '@/data/page-settings';

/**
 * Lets every robot in. Those of AI are named too, because some look only for their own name. Answers may use the pages, which
 * say what holds today; training may not, because a price once learned cannot be corrected (https://contentsignals.org).
 */
export function robotsText(): string {
  return `${['*', ...aiRobots].map((name) => `User-Agent: ${name}`).join('\n')}
Content-Signal: search=yes, ai-input=yes, ai-train=no
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`;
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
