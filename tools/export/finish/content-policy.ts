import { createHash } from 'node:crypto';
import { load } from 'cheerio/slim';
import { services } from '../../../site/services/services';
import type { Settings } from '../../content/load-settings';
import { textsOf } from '../../shared/read-html';

/** Each directive with its sources. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const none = ["'none'"];
const self = ["'self'"];

/**
 * The policy of every file, and that of a page, with hashes. NEXT: neither has
 * `'strict-dynamic'`, which would refuse Next's files, nor Trusted Types,
 * because React writes HTML.
 */
export function contentPolicy(settings: Settings) {
  const used = services.flatMap(({ policy }) => {
    const value = policy && settings[policy.onlyWith];
    return value ? [{ ...policy, value }] : [];
  });
  const sources = used.map((policy) => policy.sources(policy.value));
  const hosts = (directive: string) =>
    sources.flatMap((policy) => policy[directive] ?? []);
  const hostsOrNone = (directive: string) =>
    hosts(directive).length ? hosts(directive) : none;
  const startScripts = used.flatMap(
    ({ startScript, value }) => startScript?.(value) ?? [],
  );
  const scripts = [...self, ...hosts('script-src')];

  return {
    site: {
      'default-src': none,
      // A browser applies both parts, so an inline script needs its hash too.
      'script-src': [...scripts, "'unsafe-inline'"],
      'style-src': [...self, "'unsafe-inline'"],
      'base-uri': none,
      // Without scripts the browser would put the fields into an address.
      'form-action': none,
      'frame-ancestors': none,
      'frame-src': hostsOrNone('frame-src'),
      // Without this directive script-src would apply.
      'worker-src': hostsOrNone('worker-src'),
      'manifest-src': self,
      'font-src': self,
      'img-src': [...self, 'data:', ...hosts('img-src')],
      'connect-src': [...self, ...hosts('connect-src')],
    },
    page(html: string): Policy {
      const $ = load(html);
      const inline = textsOf(
        $,
        'script:not([src], [type="application/ld+json"])',
      );
      return {
        'script-src': [...scripts, ...hashes([...inline, ...startScripts])],
        'style-src': [...self, ...hashes(textsOf($, 'style'))],
        // For hosts without headers.
        'object-src': none,
        'base-uri': none,
        // Such as a picture's focal point.
        'style-src-attr': ["'unsafe-inline'"],
      };
    },
  };
}

export const policyText = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/** Writes the page's own part before everything it applies to. */
export function withPolicy(html: string, own: Policy): string {
  // NEXT: the first tag of the head.
  const charset = /<meta charset="utf-8"\/?>/i;
  if (!charset.test(html))
    throw new Error(
      'A page names no character set, so its policy has no place.',
    );
  return html.replace(
    charset,
    (tag) =>
      `${tag}<meta http-equiv="Content-Security-Policy" content="${policyText(own)}"/>`,
  );
}

/** An empty script gets its address later (faster.ts). */
export function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts.filter(Boolean))].map(
    (content) =>
      `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}
