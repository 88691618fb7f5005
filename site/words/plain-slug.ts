/**
 * A part of an address of any words: 'cafe-lagoon' of 'Café Lagoon'. It begins
 * with `kind` when no letter is left, as of '2027'.
 */
export function plainSlug(words: string, kind: string): string {
  const parts =
    words
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const plain = parts.join('-');
  return /[a-z]/.test(plain) ? plain : [kind, ...parts].join('-');
}
