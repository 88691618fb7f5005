import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../../shared/files';

/**
 * Writes the value of each token (`--space-2` of app/globals.css) where a style
 * file uses it, and takes the token out: 500 bytes of each page. Do it in all
 * style files at once, because a file may come before the one with the tokens.
 * A token that has two values, or that a page or a script names, stays.
 * @returns whether there were tokens
 */
export function tokensInPlace(folder: string): boolean {
  const files = filesIn(folder).map((name) => join(folder, name));
  const styles = files
    .filter((path) => path.endsWith('.css'))
    .map((path) => ({ path, css: readFileSync(path, 'utf8') }));
  const elsewhere = files
    .filter((path) => /\.(html|js)$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join();
  const values = tokenValues(styles.map(({ css }) => css).join(), elsewhere);
  for (const { path, css } of styles)
    writeFileSync(
      path,
      withValues(css, values).replace(ROOT, (_, tokens: string) => {
        const kept = tokens.split(';').filter((token) => {
          const [name = ''] = token.split(':');
          return !values.has(name) || elsewhere.includes(name);
        });
        return `:root{${kept.join(';')}}`;
      }),
    );
  return values.size > 0;
}

/** Not the one for print, `html:root`. */
const ROOT = /(?<![\w-]):root\{([^{}]*)\}/g;

/**
 * The tokens with one value that needs no other token.
 * @param elsewhere texts that may set a token too: HTML and scripts
 * @param most the length of the longest value, in characters
 */
export function tokenValues(
  css: string,
  elsewhere: string,
  most = Infinity,
): ReadonlyMap<string, string> {
  const set = [...`${css}${elsewhere}`.matchAll(SET)].map(([, name]) => name);
  const values = new Map<string, string>();
  // In their order: a token may use those before it.
  for (const [, tokens = ''] of css.matchAll(ROOT))
    for (const token of tokens.split(';')) {
      const [name = '', value = ''] = token.split(/:(.*)/s);
      const whole = withValues(value, values).trim();
      const once = set.indexOf(name) === set.lastIndexOf(name);
      if (once && whole && whole.length <= most && !whole.includes('var('))
        values.set(name, whole);
    }
  return values;
}

/**
 * Where a token gets a value, also one for want of another: `var(--a, red)`.
 */
const SET = /(--[\w-]+)(?=\\?["']?:|,)/g;

/**
 * Styles with values in place of their tokens. Minified CSS may have no blank
 * behind `var(…)`, where a value needs one.
 */
export const withValues = (css: string, values: ReadonlyMap<string, string>) =>
  css.replace(
    /var\((--[\w-]+)\)([\w.#-]?)/g,
    (use, name: string, next: string) => {
      const value = values.get(name);
      if (value === undefined) return use;
      return next ? `${value} ${next}` : value;
    },
  );
