import { lintSource } from '@secretlint/core';
import { rules } from '@secretlint/secretlint-rule-preset-recommend';

/** A text and its name for the findings. */
export type NamedText = { name: string; text: string };

/** Forbidden texts that secretlint does not find. */
const ownPatterns: Readonly<Record<string, RegExp>> = {
  'a key or connection string of a storage account':
    /(AccountKey|DefaultEndpointsProtocol|SharedAccess(Key|Signature))\s*=|(?<![\w+/])[A-Za-z0-9+/]{86}==/i,
  'a signed address of Amazon or Google': /X-(Amz|Goog)-(Signature|Credential)/i,
  'a key or certificate (a PEM block)': /-----BEGIN [A-Z0-9 ]+-----/,
  'a key (a JSON Web Key)': /"kty"\s*:/,
  'an access token, such as the private key of EmailJS': /access_?token["'`]?\s*[:=]/i,
  'a JSON Web Token': /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\./,
  'an address with a user name and password':
    /[a-z][a-z0-9+.-]*:\/\/[^\s/?#@"'`<>()\\]+:[^\s/?#@"'`<>()\\]+@/i,
  'a password or secret': /"\w*(password|passwd|passphrase|secret|private_?key|api_?key)"\s*:\s*"[^"]{4,}"/i,
  'a line of a settings file':
    /(^|[\n;>"'`])\s*[A-Z][A-Z0-9_]*(SECRET|PASSWORD|PRIVATE_KEY|API_KEY|TOKEN)[A-Z0-9_]*\s*=\s*\S/,
  'a link to a source map': /sourceMappingURL\s*=/i,
  'a key of Google': /\b(AIza[\w-]{35}|GOCSPX-[\w-]{20,})/,
  'a key of Stripe or Square':
    /\b((sk|rk)_(live|test)_\w{16,}|whsec_\w{16,}|sq0[a-z]{3}-[\w-]{22,}|EAAA[\w-]{56,})/,
  'a key of Twilio, Mailgun, Mailchimp or Telegram':
    /\b((SK|key-)[\da-f]{32}|[\da-f]{32}-us\d{1,2}|\d{8,10}:AA[\w-]{33})\b/,
};

const config = {
  rules: rules
    // This rule would let a comment switch the search off.
    .filter(({ meta }) => meta.id !== '@secretlint/secretlint-rule-filter-comments')
    .map((rule) => ({ id: rule.meta.id, rule, options: { enableIDScanRule: true } })),
};

/**
 * Searches texts for secrets.
 * @returns one sentence for each secret, with the name of the text and the kind of secret, never the secret itself
 */
export async function secretsIn(texts: readonly NamedText[]): Promise<string[]> {
  const own = texts.flatMap(({ name, text }) =>
    Object.entries(ownPatterns).flatMap(([what, pattern]) =>
      pattern.test(text) ? [sentence(name, what)] : [],
    ),
  );
  // One call for all texts: secretlint keeps a record of each call, so thousands of calls are slow.
  const all = texts.map(({ text }) => `${text}\n\n`);
  let end = 0;
  const ends = all.map((text) => {
    end += text.length;
    return end;
  });
  const { messages } = await lintSource({
    source: { filePath: 'site', ext: '', content: all.join(''), contentType: 'text' },
    options: { config, noPhysicFilePath: true },
  });
  const found = messages.map(({ range, ruleId }) => {
    const name = texts[ends.findIndex((each) => range[0] < each)]?.name ?? '';
    return sentence(name, `a secret (secretlint: ${ruleId.replace(/^.*rule-/, '')})`);
  });
  return [...new Set([...own, ...found])];
}

function sentence(name: string, what: string): string {
  return `${name} holds ${what}; take it out of the settings or files of the site.`;
}
