const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  colon: ':',
  commat: '@',
  equals: '=',
  hyphen: '-',
  dash: '-',
  lowbar: '_',
  nbsp: ' ',
  num: '#',
  period: '.',
  quest: '?',
  sol: '/',
};

/**
 * Takes off the ways of writing a character in HTML (`&amp;`, `&#38;`, `&#x26;`), in scripts and JSON (`\u0026`, `\x26`,
 * `\/`), in styles (`\26 `) and in addresses (`%26`), also one inside the other, so that a text that hides in any of them
 * can be found. The result is for searching only.
 */
export function unescapeAll(text: string): string {
  let last = text;
  // Deeper than five ways in one another nothing is written.
  for (let depth = 0; depth < 5; depth++) {
    const next = unescapeOnce(last);
    if (next === last) break;
    last = next;
  }
  return last;
}

function unescapeOnce(text: string): string {
  return text.replace(
    /&#x([\da-f]{1,6});?|&#(\d{1,7});?|&([a-z]{2,6});|\\u\{([\da-f]{1,6})\}|\\u([\da-f]{4})|\\x([\da-f]{2})|%([\da-f]{2})|\\0*([2-7][\da-f])(?:\s|(?![\da-f]))|\\([/"'&=:@.?-])|\\[nrt]/gi,
    (whole, hex, decimal, name, brace, unicode, byte, percent, css, plain) => {
      if (name) return named[name.toLowerCase()] ?? whole;
      if (plain) return plain;
      if (/^\\[nrt]$/i.test(whole)) return '\n';
      const code = decimal
        ? Number(decimal)
        : Number.parseInt(hex ?? brace ?? unicode ?? byte ?? percent ?? css, 16);
      // Only what a secret is made of; a line break belongs to the blocks of a key.
      return code === 10 || code === 13 || (code >= 32 && code < 127) ? String.fromCharCode(code) : whole;
    },
  );
}
