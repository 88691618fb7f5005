/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const globals = readFileSync('app/globals.css', 'utf8');
const modules = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => ({
    file,
    css: readFileSync(join('components', file), 'utf8'),
  }));

// Relative units (em, fr, %) and angles are allowed everywhere.
const RAW =
  /(?<![\w#]|\w-)(?!0m?s)[\d.]+(?:px|pt|mm|cm|rem|ch|m?s|[sld]?v(?:w|h|min|max)|cq\w+)\b/i;

test('every colour of a component comes from the design system', () => {
  const raw = modules.filter(({ css }) =>
    /#[\da-f]{3,8}\b|\brgba?\(|\bhsl/i.test(css),
  );
  expect(raw).toEqual([]);
});

test('every space of a component is a token of app/globals.css', () => {
  expect(modules).not.toHaveLength(0);
  const spaces = rawDeclarations().filter(({ property }) =>
    /^(margin|padding|gap|inset|top|right)/.test(property),
  );
  expect(spaces.filter(({ value }) => !value.includes('var('))).toEqual([]);
});

test('a size or duration that two components share is a token of app/globals.css', () => {
  const shared = rawDeclarations().filter(({ file, value }) =>
    rawDeclarations().some(
      (other) => other.value === value && other.file !== file,
    ),
  );
  expect(shared).toEqual([]);
});

test('every token is used', () => {
  const styles = [globals, ...modules.map(({ css }) => css)].join('\n');
  const tokens = [...globals.matchAll(/^\s*(--[\w-]+):/gm)].map(
    ([, token]) => token,
  );
  expect(
    tokens.filter((token) => !new RegExp(`var\\(${token}[,)]`).test(styles)),
  ).toEqual([]);
});

/**
 * The declarations with a raw size or duration. (Conditions of @-rules cannot
 * use tokens.)
 */
function rawDeclarations() {
  return modules.flatMap(({ file, css }) =>
    [
      ...css
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .matchAll(/(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]*)(?=[;}])/g),
    ]
      .map(([, property = '', value = '']) => ({
        file,
        property,
        value: value.replace(/\s+/g, ' '),
      }))
      .filter(({ value }) => RAW.test(value)),
  );
}
