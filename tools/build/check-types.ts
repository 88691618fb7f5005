import { runPackage } from '../shared/run-program';
import { OwnerError } from '../shared/terminal';

/**
 * Checks the types of everything the pages are made of. What only tests and tools use is not looked at, so that it cannot stop
 * an owner's build. A second check takes about a second, because the compiler keeps what it knows in `.builds/`.
 * @returns one sentence for each mistake, with its file and line
 * @throws OwnerError with the output of a program that could not do its work
 */
export async function checkTypes(): Promise<string[]> {
  // The types of the routes, which the links of the site are checked against.
  const routes = await runPackage('next/dist/bin/next', ['typegen'], { output: 'keep' });
  if (routes.code !== 0) throw new OwnerError(routes.words.trim());
  const compiler = await runPackage(
    'typescript/bin/tsc',
    ['-p', 'tools/build/tsconfig.json', '--pretty', 'false'],
    {
      output: 'keep',
    },
  );
  if (compiler.code === 0) return [];
  const sentences = typeSentences(compiler.words);
  if (!sentences.length) throw new OwnerError(compiler.words.trim());
  return sentences;
}

/** What the compiler says, one sentence for each mistake; the lines below a mistake only repeat it in detail. */
export function typeSentences(output: string): string[] {
  return [...output.matchAll(/^(?:\.\.\/)*(\S.*?)\((\d+),\d+\): error TS\d+: (.*?)\.?$/gm)].map(
    ([, file, line, words]) => `${file}, line ${line}: ${words}.`,
  );
}
