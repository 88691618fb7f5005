import { join } from 'node:path';
import { z } from 'zod';
import {
  type ContentOf,
  type ContentPath,
  folders,
  ownersSchemas,
  uneditableFiles,
} from '../../data/schema/files';
import { faultIn } from '../../data/schema/sentences';
import { readJsonFile } from '../shared/files';
import { OwnerError, projectFolder } from '../shared/terminal';
import { entryFile, slugsIn } from './entries';
import { type Finding, findingAt } from './finding';
import { rulesAcross } from './rules-across';
import { contentSchema } from './schemas';

/** The content files by their paths. */
export type Contents = Readonly<Record<string, unknown>>;

export const contentPaths = (folder = projectFolder): string[] => [
  ...Object.keys(ownersSchemas),
  ...['data/settings.json', ...uneditableFiles],
  ...folders.flatMap((each) =>
    slugsIn(each, folder).map((slug) => entryFile(each, slug)),
  ),
];

export const readContents = (folder = projectFolder): Contents =>
  Object.fromEntries(
    contentPaths(folder).map((file) => [
      file,
      readJsonFile(join(folder, file), file),
    ]),
  );

export const contentOf = <Path extends ContentPath>(
  contents: Contents,
  path: Path,
) => contentSchema(path).parse(contents[path]) as ContentOf<Path>;

/** What is wrong in each file alone, then between them. */
export function contentMistakes(folder = projectFolder): Finding[] {
  const paths = contentPaths(folder);
  const contents: Record<string, unknown> = {};
  const unreadable: Finding[] = [];
  for (const file of paths)
    try {
      contents[file] = readJsonFile(join(folder, file), file);
    } catch (error) {
      if (!(error instanceof OwnerError)) throw error;
      unreadable.push({ level: 'red', file, sentence: error.message });
    }
  return unreadable.length ? unreadable : mistakesIn(contents, folder);
}

/** What is wrong in content that has been read. */
export function mistakesIn(
  contents: Contents,
  folder = projectFolder,
): Finding[] {
  const schemas = Object.keys(contents).map((path) => [
    path,
    contentSchema(path),
  ]);
  return schemaMistakes(
    z.object(Object.fromEntries(schemas)).superRefine(rulesAcross(folder)),
    contents,
  );
}

export function schemaMistakes(
  schema: z.ZodType,
  contents: Contents,
): Finding[] {
  const issues = schema.safeParse(contents).error?.issues ?? [];
  return issues.map((issue) => {
    const [file, ...path] = issue.path;
    const fault = faultIn(issue, contents);
    return findingAt(String(file), path, contents[String(file)], fault);
  });
}
