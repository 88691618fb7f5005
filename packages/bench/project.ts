import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the site with a final slash or backslash. */
export const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

/** Valid, invented settings, so that the pages load all third parties as for a real visitor. */
export const settings = {
  NEXT_PUBLIC_SITE_URL: 'https://www.boat-adventures.example',
  NEXT_PUBLIC_CONTACT_EMAIL: '',
  NEXT_PUBLIC_CONTACT_PHONE: '',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'testPublicKey_123',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_test123',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_test123',
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: '6LtestSiteKeyForTheJourneys_000000000000',
  NEXT_PUBLIC_GA_ID: 'G-TEST123456',
  NEXT_PUBLIC_IMAGE_BASE_URL: '',
  NEXT_PUBLIC_IMAGE_QUERY: '',
} as const;

/** Prints one line of progress. */
export function say(line: string): void {
  console.log(line);
}

/** A duration in words: '0.4 s', '12 s', '2 min 5 s'. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

type RunOptions = { env?: Readonly<Record<string, string>>; folder?: string };

/**
 * Runs a Node program and waits until it ends.
 * @returns its output
 * @throws Error with its output when it fails
 */
export function runNode(
  args: readonly string[],
  { env = {}, folder = projectFolder }: RunOptions = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    });
    let words = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        words += chunk.toString();
      });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(words) : reject(new Error(words.trim()))));
  });
}
