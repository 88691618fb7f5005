/** The first word with letters of a wrong encoding, such as 'MÃ¼ller'. */
export function misread(text: string): string | undefined {
  const index = text.search(signs);
  if (index < 0) return undefined;
  const start = text.slice(0, index).match(/[^\s,;"]*$/)?.[0] ?? '';
  return start + text.slice(index).match(/^[^\s,;"]+/)?.[0];
}

const signs = new RegExp(
  [
    // UTF-8 as Windows or a Mac reads it.
    /[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€|ðŸ|√[^\s\d(]|‚Ä/,
    // A lost letter, also of a file in other letters than UTF-8.
    /\ufffd|\p{L}\?(?=\p{Ll})|(?<![\p{L}\p{N}!?.)])\?{3,}/u,
    // Signs that the tables keep for programs.
    /[\u0080-\u009f]/,
    // A sign in place of a letter: '£ukasz'.
    /[£¤¥¦§¨¬¯±³¶¸¹¼¾]\p{L}|\p{L}[ˆ˜¸¨˚˝˛ˇ]\p{L}/u,
    // A letter where no language has it: 'Dvoøák'.
    /\p{Ll}[À-ÖØ-ÞŒŠŸŽ]|[Œœ](?![uiUI])\p{L}|ø[áíéý]|Ÿ\p{Ll}/u,
    // A whole word of another alphabet: 'Ïðåêðàñíî'.
    /[À-ÖØ-öø-ÿ]{4}/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
);
