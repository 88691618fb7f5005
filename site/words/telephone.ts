/** Each kind of Australian number and its usual groups of digits. */
const KINDS: readonly [digits: RegExp, groups: string][] = [
  [/^(04\d\d)(\d{3})(\d{3})$/, '$1 $2 $3'],
  [/^(0[2378])(\d{4})(\d{4})$/, '$1 $2 $3'],
  [/^(?:\+|00|0011)?610?(4\d\d)(\d{3})(\d{3})$/, '+61 $1 $2 $3'],
  [/^(?:\+|00|0011)?610?([2378])(\d{4})(\d{4})$/, '+61 $1 $2 $3'],
  [/^(1[38]00)(\d{3})(\d{3})$/, '$1 $2 $3'],
  [/^(13)(\d\d)(\d\d)$/, '$1 $2 $3'],
];

/**
 * A telephone number in groups: '0491 570 156'. Another country's number keeps
 * its typed groups; an invalid one is `undefined`.
 */
export function groupedTelephone(typed: string): string | undefined {
  const digits = typed.replace(/[\s()./\u2010-\u2015-]/g, '');
  const kind = KINDS.find(([form]) => form.test(digits));
  if (kind) return digits.replace(...kind);
  const abroad = /^\+(?!61)[1-9]\d{6,14}$/.test(digits);
  return abroad ? typed.replace(/(\(0\)|[^+\d])+/g, ' ').trim() : undefined;
}

/**
 * The digits of a number in an address of WhatsApp: '61491570156'; `undefined`
 * unless it is a valid mobile or of another country.
 */
export function whatsAppDigits(typed = ''): string | undefined {
  const number = groupedTelephone(typed)?.replace(/^0/, '+61 ') ?? '';
  return /^\+(61 4|(?!61))/.test(number)
    ? number.replace(/\D/g, '')
    : undefined;
}
