/**
 * Decodes the escapes of HTML (`&amp;`, `&#38;`, `&#x26;`), scripts and JSON (`\u0026`, `\x26`, `\/`) and addresses (`%26`), also
 * nested ones, and appends the decoded base64 texts. The result is for searching only.
 */
export function plainText(text: string): string {
  let plain = text;
  // Each round makes the text shorter, so this ends.
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = unescapeOnce(plain);
  }
  const decoded = [...plain.matchAll(/[\w+/-]{24,}={0,2}/g)]
    .map(([run]) => Buffer.from(run, 'base64').toString('latin1'))
    .filter((words) => /^[\t\n\r -~]+$/.test(words));
  return [plain, ...decoded].join('\n');
}

const named: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' };

/** Decodes ASCII characters only, because secrets and hosts have no others. */
function unescapeOnce(text: string): string {
  return text
    .replace(/&(amp|apos|gt|lt|quot);/g, (_, name: string) => named[name] ?? '')
    .replace(/&#(1[03]|3[2-9]|[4-9]\d|1[01]\d|12[0-6]);/g, (_, code: string) =>
      String.fromCharCode(Number(code)),
    )
    .replace(/(?:&#x|\\u00|\\x|%)(0[ad]|[2-7][\da-f]);?/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/\\[nrt]/g, '\n')
    .replace(/\\(["'/&=:@.?-])/g, '$1');
}
