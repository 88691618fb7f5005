import { runPackage } from '../shared/run-program';
import { OwnerError } from '../shared/terminal';

/**
 * Checks the types of the pages, not of tests and tools, which cannot harm an owner's build. The compiler keeps no results: it does
 * not notice that the types of the routes have changed, and a link to a removed page would pass.
 * @returns one sentence for each mistake, with its file and line
 * @throws OwnerError with the output of the program when it fails for another reason
 */
export async function checkTypes(): Promise<string[]> {
  // NEXT: this writes the types of the routes, which check the links.
  const routes = await runPackage('next/dist/bin/next', ['typegen'], { keepOutput: true });
  const args = ['-p', 'tools/build/tsconfig.json', '--pretty', 'false'];
  const compiler = await runPackage('typescript/bin/tsc', args, { keepOutput: true });
  const sentences = typeSentences(compiler.output);
  for (const { code, output } of [routes, compiler])
    if (code !== 0 && !sentences.length) throw new OwnerError(output.trim());
  return sentences;
}

/** One sentence for each compiler error. The indented lines below an error only add details. */
export function typeSentences(output: string): string[] {
  return [...output.matchAll(/^(?:\.\.\/)*(\S.*?)\((\d+),\d+\): error TS\d+: (.*?)\.?$/gm)].map(
    ([, file, line, words]) => `${file}, line ${line}: ${words}.`,
  );
}
