/** Asks again and again until there is an answer or the time is up. */
export async function waitFor<T>(ask: () => T, patience: number): Promise<T> {
  const end = performance.now() + patience;
  let answer = ask();
  while (!answer && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    answer = ask();
  }
  return answer;
}
