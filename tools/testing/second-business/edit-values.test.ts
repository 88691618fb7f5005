/** @jest-environment node */
import { Code, dropUnused, editValue } from './edit-values';

const source = `import { a, b } from './numbers';

/** Only one tour uses it. */
const season = {
  text: 'Summer',
};

export const price = a;

export const pages = [
  {
    title: 'One',
    sections: [{ title: 'Two' }],
    season,
  },
] as const satisfies readonly Page[];

export const home = {
  title: \`\${b} tours\`,
  hero: {
    title: 'Welcome',
    lead:
      'A long sentence on a line of its own.',
  },
} as const;
`;

test('a value is replaced, and the rest of the file stays', () => {
  expect(editValue(source, 'price', 40)).toContain('\nexport const price = 40;\n');
  expect(editValue(source, 'pages', ['x'])).toContain('"x"\n] as const satisfies readonly Page[];');
  const edited = editValue(editValue(source, 'home.hero.title', 'Hello'), 'home.hero.lead', new Code('b'));
  expect(edited).toContain(' tours`,\n  hero: {\n    title: "Hello",\n    lead: b,\n  },\n');
});

test('a value that does not exist is an error', () => {
  expect(() => editValue(source, 'about', 1)).toThrow("There is no constant 'about'.");
  expect(() => editValue(source, 'home.hero.image', 1)).toThrow("There is no value 'home.hero.image'.");
});

test('unused constants and imports are removed', () => {
  expect(dropUnused(source)).toBe(source);
  const edited = dropUnused(editValue(editValue(source, 'pages', []), 'price', 1));
  expect(edited).not.toContain('Summer');
  expect(edited).toContain("import { b } from './numbers';");
});
