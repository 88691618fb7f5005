/**
 * A service of somebody else that the pages use, or the business itself: its settings, and the hosts that the pages may reach for
 * it. One file in this folder describes one service. The checks, the policy, the tests and the editor read it.
 */
export type Service = {
  /** How the privacy page names it. */
  name?: string;
  settings: readonly Setting[];
  /** The sources that the content security policy allows, by directive, when the first setting has a value. */
  sources?: (value: string) => Readonly<Record<string, readonly string[]>>;
  /**
   * The inline script that its library adds at run time. No HTML holds it, so the policy needs its hash. `read` takes the text of the
   * library's file and returns the exact script, or `undefined` when the library has another format.
   */
  startScript?: { file: string; read: (library: string, value: string) => string | undefined };
};

/** A setting. It is public: its value stands in the pages. All are optional for a preview. */
export type Setting = {
  /** The name in `data/settings.json` and in the environment, which wins. */
  name: `NEXT_PUBLIC_${string}`;
  /** What it is for. */
  purpose: string;
  /** Which values are valid. */
  valid: RegExp | ((value: string) => unknown);
  /** What a valid value is, for the sentence about an invalid one. It never repeats the value, which may be a password. */
  rule: string;
  /** A valid value, but invented. `.env.example` shows it. */
  example: string;
  /** What happens without it. */
  without: string;
  /** A valid value as the pages hold it, if they hold it in another form. */
  shown?: (value: string) => string | undefined;
  /** Whether the site can be published without it. */
  optional?: true;
};

/** The start of a web address. Only this computer may be named without https. */
export const origin = String.raw`(https://[\w-]+(\.[\w-]+)+|http://(localhost|127\.0\.0\.1))(:\d+)?`;
