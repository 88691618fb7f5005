import { createHash } from 'node:crypto';
import type { Settings } from '../../shared/load-settings';
import { analyticsStartScript } from './analytics-start-script';
import { attribute, elementsOf } from './elements';

/** A content security policy: each directive with its sources, in the order they are written. */
export type Policy = Readonly<Record<string, readonly string[]>>;

export type ContentPolicy = {
  /** The part that is the same for every file of the site. It allows any inline script and style. */
  site: Policy;
  /** The part that says which of them may run in one page: its own, and what any page may need. */
  page: (html: string) => Policy;
};

const none = ["'none'"];
const self = ["'self'"];

/** What the pages may reach when a setting is set. */
const services: Readonly<Record<string, Policy>> = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: { 'connect-src': ['https://api.emailjs.com'] },
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: {
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    'connect-src': ['https://www.google.com/recaptcha/'],
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  },
  NEXT_PUBLIC_GA_ID: {
    'img-src': ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
    'connect-src': [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.googletagmanager.com',
    ],
    'script-src': ['https://www.googletagmanager.com'],
  },
};

/** Types of `<script>` that a browser runs or obeys, so that the policy applies to them. Others are data. */
const obeyed = new Set(['', 'text/javascript', 'module', 'importmap', 'speculationrules']);

/**
 * What the pages may load, run and reach. A visitor who follows a link of the site keeps the policy of the page they came in
 * by, so every page allows what any page needs while it is used. A host is allowed only when its key is set. Each page allows
 * its own inline scripts and styles by their SHA-256. The inline scripts of a page that is reached by a link never run, because
 * the router builds them as elements.
 *
 * What would break the site: `'strict-dynamic'` (the framework's files are no longer allowed by `'self'`), Trusted Types
 * (React writes HTML).
 */
export function contentPolicy(settings: Settings): ContentPolicy {
  const { NEXT_PUBLIC_GA_ID: gaId, NEXT_PUBLIC_IMAGE_BASE_URL: imageBase } = settings;
  // The preview reaches no third party: its e-mail service is its own server.
  const isOn = (setting: string) =>
    !!settings[setting] && (setting === 'NEXT_PUBLIC_GA_ID' || !settings.NEXT_PUBLIC_PREVIEW);
  const policiesOn = Object.keys(services)
    .filter(isOn)
    .map((setting) => services[setting] ?? {});
  const hosts = (directive: string) => policiesOn.flatMap((policy) => policy[directive] ?? []);
  const frames = hosts('frame-src');
  const startScript = gaId && analyticsStartScript(gaId);
  const scripts = [...self, ...hosts('script-src')];

  return {
    site: {
      'default-src': none,
      // A browser obeys both parts, so an inline script or style runs only if the page's own part names its hash.
      'script-src': [...scripts, "'unsafe-inline'"],
      'style-src': [...self, "'unsafe-inline'"],
      'base-uri': none,
      // A script sends the form. Without scripts the browser must not put its words into an address.
      'form-action': none,
      'frame-ancestors': none,
      'frame-src': frames.length ? frames : none,
      // Without it script-src would count.
      'worker-src': none,
      'manifest-src': self,
      'font-src': self,
      'img-src': [...self, 'data:', ...(imageBase ? [new URL(imageBase).origin] : []), ...hosts('img-src')],
      'connect-src': [...self, ...hosts('connect-src')],
    },
    page: (html) => {
      const inline = inlineTexts(html);
      return {
        'script-src': [
          ...scripts,
          ...hashes(inline.scripts),
          // The library adds this script at run time, so it is in no HTML.
          ...hashes(startScript ? [startScript] : []),
        ],
        // 'self' allows the style sheets of pages that are reached by a link.
        'style-src': [...self, ...hashes(inline.styles)],
        // A picture's focal point and colour, and the bot check's badge, are style attributes; they can load nothing
        // that img-src does not allow.
        'style-src-attr': ["'unsafe-inline'"],
      };
    },
  };
}

/** A policy as it is written in a header. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/**
 * Writes the page's own part of the policy into the page, right after its character set, ahead of all that it applies to. The
 * part that is the same for every file is in the headers of the hosts (host-rules.ts). A browser obeys both.
 * @throws Error when the page does not start as the export writes it
 */
export function withPolicy(html: string, own: Policy): string {
  const charset = /<meta charset="utf-8"\/?>/i;
  if (!charset.test(html)) throw new Error('A page names no character set, so its policy has no place.');
  return html.replace(
    charset,
    (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${policyText(own)}"/>`,
  );
}

function inlineTexts(html: string): { scripts: string[]; styles: string[] } {
  const elements = elementsOf(html);
  const scripts = elements.filter(
    (element) =>
      element.tagName === 'script' &&
      attribute(element, 'src') === undefined &&
      obeyed.has(attribute(element, 'type') ?? ''),
  );
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  // An empty script runs nothing: it gets its address later (faster/scripts-after-paint.ts).
  return { scripts: scripts.map(text).filter(Boolean), styles: styles.map(text) };
}

/** The hash of the parsed text, because a browser hashes that. */
function text(element: ReturnType<typeof elementsOf>[number]): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts)].map(
    (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}
