/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// What is relative to another size may stand anywhere (em, fr, %), and so may angles; no time at all needs its unit.
const RAW = /(?<![\w#]|\w-)(?!0m?s)[\d.]+(?:px|pt|mm|cm|rem|ch|m?s|[sld]?v(?:w|h|min|max)|cq\w+)\b/i;

test('every size, space and duration of a component is a token of app/globals.css', () => {
  const modules = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join('components', file));
  expect(modules).not.toHaveLength(0);
  expect(modules.flatMap(rawDeclarations)).toEqual([]);
});

/** Where a declaration holds such a value itself. Conditions of @-rules may: no token can stand there. */
function rawDeclarations(file: string): string[] {
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.replace(/./g, ' '),
  );
  return [...css.matchAll(/[\w-]+\s*:[^;{}]*(?=[;}])/g)]
    .filter(([declaration]) => RAW.test(declaration))
    .map(({ 0: declaration, index }) => {
      const line = css.slice(0, index).split('\n').length;
      return `${file}:${line} ${declaration.replace(/\s+/g, ' ')}`;
    });
}
