import { join } from 'node:path';
import { scratch } from '../testing/scratch';
import { readJsonFile } from './files';

const project = scratch();

test.each<[string, string, RegExp]>([
  [
    'a missing comma',
    '{\n"a": "1"\n"b": "2"\n}\n',
    /^data\/settings\.json cannot be read near line [23];/,
  ],
  [
    'a word for a text',
    '{\n  "a": "1",\n  "b": False,\n  "c": "3"\n}\n',
    /near line 3;/,
  ],
  ['nothing', '', /near line 1;/],
])(
  '%s in a JSON file ends in one sentence with its line',
  (_, content, words) => {
    project.write('settings.json', content);
    expect(() =>
      readJsonFile(join(project.folder, 'settings.json'), 'data/settings.json'),
    ).toThrow(
      expect.objectContaining({
        name: 'OwnerError',
        message: expect.stringMatching(words),
      }),
    );
  },
);

test('a file that is not there is named', () => {
  expect(() => readJsonFile(join(project.folder, 'none.json'))).toThrow(
    'none.json is missing; put it back',
  );
});
