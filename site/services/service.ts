/**
 * A service of somebody else that the pages use, or the business itself. One
 * file in this folder describes one service.
 */
export type Service = {
  /** How the privacy page names it. */
  name?: string;
  settings: readonly Setting[];
  /** What the content security policy allows. */
  policy?: {
    /** The setting without which it allows nothing of the service. */
    onlyWith: Setting['name'];
    /** The sources by directive, for the value of that setting. */
    sources: (value: string) => Readonly<Record<string, readonly string[]>>;
    /**
     * The text of the inline script that its library adds at run time, for the
     * value of that setting.
     */
    startScript?: (value: string) => string;
  };
};

/** A setting. All are optional for a preview. */
export type Setting = {
  /**
   * Its name in the environment. A public one, whose value stands in the pages,
   * has the same name in `data/settings.json`, over which the environment wins.
   */
  name: `NEXT_PUBLIC_${string}` | `EDIT_${string}`;
  purpose: string;
  /**
   * Which values are valid, without blanks around them. A function gives a
   * valid value as the pages hold it.
   */
  valid: RegExp | ((value: string) => string | undefined);
  /**
   * What its field in the editor takes, where `valid` is a function: at least
   * all that is valid.
   */
  looksLike?: RegExp;
  /**
   * What a valid value is, for the sentence about an invalid one. It never
   * repeats the value, which may be a password.
   */
  rule: string;
  /** A valid value, but invented. The check knows it as a placeholder. */
  example: string;
  without: string;
  /** Whether the site can be published without it. */
  optional?: true;
};
