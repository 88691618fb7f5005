/** A guest's own words: Google puts a translation before or behind them. */
export function originalWords(text: string): string {
  const behind = /^\s*\(Translated by Google\).*?\(Original\)\s*(.+)/is.exec(
    text,
  )?.[1];
  return (
    behind ?? (/^(.+?)\s*\(Translated by Google\)/is.exec(text)?.[1] || text)
  );
}
