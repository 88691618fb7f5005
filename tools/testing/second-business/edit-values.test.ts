/** @jest-environment node */
import { Code, editValue } from './edit-values';

const source = `export const price = a;

export const pages = [
  {
    title: 'One',
    sections: [{ title: 'Two' }],
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
  expect(editValue(source, 'price', 40)).toContain('export const price = 40;\n');
  expect(editValue(source, 'pages', ['x'])).toContain('"x"\n] as const satisfies readonly Page[];');
  const edited = editValue(editValue(source, 'home.hero.title', 'Hello'), 'home.hero.lead', new Code('b'));
  expect(edited).toContain(' tours`,\n  hero: {\n    title: "Hello",\n    lead: b,\n  },\n');
});

test('a value that does not exist is an error', () => {
  expect(() => editValue(source, 'about', 1)).toThrow("There is no constant 'about'.");
  expect(() => editValue(source, 'home.hero.image', 1)).toThrow("There is no value 'home.hero.image'.");
});
