import fs from 'node:fs';
import { join } from 'node:path';
import { scratch } from '../testing/scratch';
import { readJsonFile, writeWhole } from './files';

const project = scratch();
const read = (content: string | Buffer) => {
  project.write('settings.json', content);
  return readJsonFile(
    join(project.folder, 'settings.json'),
    'data/settings.json',
  );
};

test('a JSON file is read, also with a byte order mark', () => {
  expect(read('\uFEFF{"gaId": ""}')).toEqual({ gaId: '' });
});

test.each<[string, string | Buffer, RegExp]>([
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
  ['nothing', '', /^data\/settings\.json is empty; .*'npm run undo'/],
  ['zeros', Buffer.alloc(9), /is empty; bring an earlier copy back/],
  [
    'ANSI',
    Buffer.from('{ "text": "Caf\xe9" }', 'latin1'),
    /'Save as' with the encoding UTF-8/,
  ],
])(
  '%s in a JSON file ends in one sentence that says where, or what to do',
  (_, content, words) => {
    expect(() => read(content)).toThrow(
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

/** Fails as Windows does while another program has a file open. */
const held = (turns: number) => {
  const { renameSync } = fs;
  jest.spyOn(Atomics, 'wait').mockReturnValue('timed-out');
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    turns -= 1;
    if (turns < 0) return renameSync(from, to);
    throw Object.assign(new Error('held'), { code: 'EBUSY' });
  });
};

test('a file that another program holds for a moment is written; one that stays held ends in a sentence', async () => {
  held(3);
  const path = join(project.folder, 'settings.json');
  await writeWhole(path, '{}');
  expect(project.read('settings.json')).toBe('{}');
  held(99);
  await expect(writeWhole(path, '[]')).rejects.toThrow(
    'another program has it open, or it is protected (EBUSY)',
  );
  expect(project.read('settings.json')).toBe('{}');
});

test('a file that its cloud does not bring ends in a sentence', () => {
  jest.spyOn(fs, 'readFileSync').mockImplementation(() => {
    throw Object.assign(new Error('cloud'), { code: 'UNKNOWN' });
  });
  expect(() => read('{}')).toThrow(
    /^data\/settings\.json cannot be read: .*UNKNOWN.*OneDrive/,
  );
});
