import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { BANK_DIRECTORY } from './read-problem.ts';

const folders: string[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

export type TestBank = {
  readonly directory: string;
  /** The package of a problem in it. */
  at(slug: string): string;
  /** Replaces a text in a file of the bank; it must be there. */
  edit(path: string, from: string | RegExp, to: string): Promise<void>;
  write(path: string, content: string | Uint8Array): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  makeFolder(path: string): Promise<void>;
  remove(path: string): Promise<void>;
};

/** A bank of a test's own that holds copies of these problems. */
export async function copyBank(...slugs: readonly string[]): Promise<TestBank> {
  const directory = await mkdtemp(join(tmpdir(), 'stepwise-bank-'));
  folders.push(directory);
  for (const slug of slugs) {
    await cp(join(BANK_DIRECTORY, slug), join(directory, slug), { recursive: true });
  }
  const at = (path: string): string => join(directory, path);
  return {
    directory,
    at,
    async edit(path, from, to) {
      const text = await readFile(at(path), 'utf8');
      const edited = text.replace(from, to);
      if (edited === text) throw new Error(`${path} does not hold ${String(from)}`);
      await writeFile(at(path), edited);
    },
    write: (path, content) => writeFile(at(path), content),
    copy: (from, to) => cp(at(from), at(to), { recursive: true }),
    makeFolder: async (path) => {
      await mkdir(at(path), { recursive: true });
    },
    remove: (path) => rm(at(path), { recursive: true }),
  };
}
