import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export function write(
  folder: string,
  path: string,
  content: string | Buffer = '',
): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/** Gives each test a new empty folder. */
export function scratch() {
  const own = {
    folder: '',
    write: (path: string, content?: string | Buffer) =>
      write(own.folder, path, content),
    read: (path: string) => readFileSync(join(own.folder, path), 'utf8'),
  };
  beforeEach(() => {
    own.folder = mkdtempSync(join(tmpdir(), 'test-'));
  });
  afterEach(() => rmSync(own.folder, { recursive: true }));
  return own;
}
