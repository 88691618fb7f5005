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
 * Replaces escaped characters by plain ones: those of HTML (`&amp;`, `&#38;`, `&#x26;`), of scripts and JSON (`\u0026`, `\x26`,
 * `\/`), of styles (`\26 `) and of addresses (`%26`), also one inside the other. So a text that is escaped in any way can be
 * found. The result is for searching only.
 */
export function unescapeAll(text: string): string {
  let last = text;
  // Nothing is escaped more than five times over.
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
      // Only the characters that a secret may have; a key has line breaks.
      return code === 10 || code === 13 || (code >= 32 && code < 127) ? String.fromCharCode(code) : whole;
    },
  );
}
