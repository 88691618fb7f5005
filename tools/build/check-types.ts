import { runPackage } from '../shared/run-program';
import { OwnerError } from '../shared/terminal';

/**
 * Checks the types of the pages, not of tests and tools, which cannot harm an owner's build. The compiler caches its results
 * in `.builds/`, so a second check takes about a second.
 * @returns one sentence for each mistake, with its file and line
 * @throws OwnerError with the output of the program when it fails for another reason
 */
export async function checkTypes(): Promise<string[]> {
  // NEXT: this writes the types of the routes, which check the links.
  const routes = await runPackage('next/dist/bin/next', ['typegen'], { keepOutput: true });
  if (routes.code !== 0) throw new OwnerError(routes.output.trim());
  const compiler = await runPackage(
    'typescript/bin/tsc',
    ['-p', 'tools/build/tsconfig.json', '--pretty', 'false'],
    {
      keepOutput: true,
    },
  );
  if (compiler.code === 0) return [];
  const sentences = typeSentences(compiler.output);
  if (!sentences.length) throw new OwnerError(compiler.output.trim());
  return sentences;
}

/** One sentence for each compiler error. The indented lines below an error only add details. */
export function typeSentences(output: string): string[] {
  return [...output.matchAll(/^(?:\.\.\/)*(\S.*?)\((\d+),\d+\): error TS\d+: (.*?)\.?$/gm)].map(
    ([, file, line, words]) => `${file}, line ${line}: ${words}.`,
  );
}
