import { decodeHTMLStrict } from 'entities';

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

/** Decodes ASCII characters only outside HTML, because secrets and hosts have no others. */
function unescapeOnce(text: string): string {
  return decodeHTMLStrict(text)
    .replace(/(?:\\u00|\\x|%)(0[ad]|[2-7][\da-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/\\[nrt]/g, '\n')
    .replace(/\\(["'/&=:@.?-])/g, '$1');
}
