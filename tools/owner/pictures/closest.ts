/** The name a mistyped one was probably meant to be: at most four letters away, or none. */
export function closest(typed: string, names: readonly string[]): string | undefined {
  const ranked = names
    .map((name) => ({ name, steps: stepsBetween(typed, name) }))
    .sort((one, other) => one.steps - other.steps);
  return ranked[0] && ranked[0].steps <= 4 ? ranked[0].name : undefined;
}

/** The fewest letters to add, drop or change to make one word of the other (Levenshtein's distance). */
function stepsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column++) {
      const changed = (row[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
