import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, symlink, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { convertPackage, placePackage } from '../import/import-package.ts';
import { DOUBLES, packageFolder, temporaryFolder } from '../import/test-package.ts';
import { TREE_BOUNDS } from './file-tree.ts';
import { readFolder } from './folder-tree.ts';
import { readArchive } from './read-archive.ts';
import { zipBytes } from './test-zip.ts';
import type { TestEntry } from './test-zip.ts';
import { readZip } from './zip-tree.ts';

vi.setConfig({ testTimeout: 60_000 });

const good: TestEntry[] = Object.entries(DOUBLES).map(([path, content]) => ({
  name: `doubles/${path}`,
  content: Buffer.from(content ?? ''),
  isPacked: true,
}));
const extra = (...entries: TestEntry[]): Buffer => zipBytes([...good, ...entries]);

async function messageOf(bytes: Uint8Array): Promise<string> {
  const folder = await temporaryFolder();
  const path = join(folder, 'doubles.zip');
  const bank = join(folder, 'bank');
  await mkdir(bank);
  await writeFile(path, bytes);
  const outcome = await convertPackage(path, bank)
    .then((conversion) => placePackage(conversion, bank))
    .then(() => 'imported')
    .catch((error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : ''));
  // Whatever becomes of it, nothing but the whole problem is left, and nothing beside the bank.
  expect(await readdir(bank)).toEqual(outcome === 'imported' ? ['doubles'] : []);
  expect((await readdir(folder)).sort()).toEqual(['bank', 'doubles.zip']);
  expect(await readdir(dirname(folder))).not.toContain('evil.txt');
  return outcome;
}

const link = (name: string, to: string): TestEntry => ({ name, content: to, mode: 0o120777 });
const large = randomBytes(TREE_BOUNDS.fileBytes + 1);

describe('an archive with', () => {
  it('nothing wrong is imported', async () => {
    expect(await messageOf(zipBytes(good))).toBe('imported');
  });

  it.each<[string, () => Buffer, string]>([
    [
      'a path that leads out',
      () => extra({ name: 'doubles/../../evil.txt' }),
      'leads out of the package',
    ],
    [
      'a path that leads out by a backslash',
      () => extra({ name: '..\\evil.txt' }),
      'holds a backslash',
    ],
    ['an absolute path', () => extra({ name: '/tmp/evil.txt' }), 'evil.txt: is an absolute path'],
    ['a drive letter', () => extra({ name: 'C:/evil.txt' }), 'C:/evil.txt: is an absolute path'],
    [
      'a symbolic link',
      () => extra(link('doubles/data/secret/3.in', '/etc/passwd')),
      'data/secret/3.in: is a symbolic link',
    ],
    [
      'a device',
      () => extra({ name: 'doubles/null', mode: 0o020666 }),
      'doubles/null: is neither file nor folder',
    ],
    [
      'a name twice',
      () => extra({ name: 'doubles/problem.yaml', content: 'name: Other\n' }),
      'problem.yaml: is there twice',
    ],
    [
      'names that differ in case',
      () => extra({ name: 'doubles/Problem.yaml' }),
      'Problem.yaml: differs from doubles/problem.yaml in letter case',
    ],
    [
      'a file that is a folder, too',
      () => extra({ name: 'doubles/data/sample' }),
      'doubles/data/sample: is both a file and a folder',
    ],
    [
      'NUL in a name',
      () => extra({ name: 'doubles/a\0b.txt' }),
      'doubles/a\\u0000b.txt: the name holds a control character',
    ],
    [
      'a name that is not UTF-8',
      () => extra({ name: Buffer.from([0xff, 0xfe, 0x2e]) }),
      'is not UTF-8',
    ],
    [
      'an encrypted file',
      () => extra({ name: 'doubles/secret.txt', content: 'x', flags: 0x801, isPacked: true }),
      'secret.txt: is encrypted',
    ],
    [
      'a huge file',
      () => extra({ name: 'doubles/data/secret/3.in', content: large }),
      'data/secret/3.in: is larger than 32 MiB',
    ],
    [
      'a size that is a lie',
      () =>
        extra({ name: 'doubles/a.txt', content: Buffer.alloc(10_000), size: 10, isPacked: true }),
      'is no zip file that can be read: too many bytes',
    ],
    [
      'a checksum that is another one',
      () => extra({ name: 'doubles/a.txt', content: 'x', checksum: 7 }),
      'doubles/a.txt: is damaged',
    ],
    [
      'another archive in it',
      () => zipBytes([{ name: 'inner.zip', content: zipBytes(good) }]),
      'holds no problem.yaml; it holds another archive, inner.zip',
    ],
    [
      'several packages',
      () => extra({ name: 'other/problem.yaml' }),
      'holds several packages (doubles, other)',
    ],
    ['nothing', () => zipBytes([]), 'holds no problem.yaml'],
    [
      'no end',
      () => zipBytes(good).subarray(0, 900),
      'doubles.zip: is no zip file that can be read',
    ],
    [
      'something else',
      () => Buffer.from('#!/bin/sh\nexit 1\n'),
      'doubles.zip: is no zip file that can be read',
    ],
  ])('%s is refused', async (_name, bytes, message) => {
    const refused = await messageOf(bytes());
    expect(refused).toContain(message);
    expect(refused).toMatch(/^BankError/);
  });

  it('far too many files is refused before they are read', async () => {
    const many = Array.from({ length: TREE_BOUNDS.entries + 1 }, (_, index) => ({
      name: `doubles/a${index}`,
    }));
    expect(await messageOf(zipBytes(many))).toContain('holds more than 10000 files');
  });

  it.each([
    ['all of it together', { totalBytes: 100_000 }, 'holds more than 0 MiB'],
    [
      'far more than its own size',
      { ratioFromBytes: 100_000 },
      'unpacks to more than 250 times its size',
    ],
  ])('a bomb is stopped by the size of %s', async (_name, bounds, message) => {
    const path = join(await temporaryFolder(), 'bomb.zip');
    const zeros = Buffer.alloc(200_000);
    const entries = ['a', 'b', 'c'].map((name) => ({ name, content: zeros, isPacked: true }));
    await writeFile(path, zipBytes(entries));
    await expect(readZip(path, 'bomb.zip', { ...TREE_BOUNDS, ...bounds })).rejects.toThrow(message);
  });

  it('files that are none of the package leaves them aside', async () => {
    const bytes = extra(
      { name: '__MACOSX/doubles/._problem.yaml' },
      { name: 'doubles/.git/config' },
    );
    expect(await messageOf(bytes)).toBe('imported');
  });
});

describe('a folder with', () => {
  const read = async (folder: string) => readFolder(folder, 'doubles');

  it('a symbolic link to a file of its own reads that file', async () => {
    const folder = await packageFolder();
    await symlink('1.in', join(folder, 'data/secret/3.in'));
    const { files } = await read(folder);
    expect(files.get('data/secret/3.in')?.toString()).toBe('5\n');
  });

  it('a symbolic link to a folder of its own reads what is in there', async () => {
    const folder = await packageFolder();
    await symlink('../sample', join(folder, 'data/secret/more'));
    const { files } = await read(folder);
    expect(files.get('data/secret/more/1.in')?.toString()).toBe('2\n');
  });

  it.each([
    ['a link that leads out', '/etc/passwd', 'leads out of the package'],
    ['a link to a folder that leads out', '../../..', 'leads out of the package'],
    ['a link that goes round', '..', 'leads nowhere'],
    ['a link to nothing', 'gone', 'leads nowhere'],
  ])('%s is refused', async (_name, target, message) => {
    const folder = await packageFolder();
    await symlink(target, join(folder, 'data/secret/3.in'));
    await expect(read(folder)).rejects.toThrow(message);
  });

  it('a pipe is refused instead of being waited for', async () => {
    const folder = await packageFolder();
    await promisify(execFile)('mkfifo', [join(folder, 'data/secret/3.in')]);
    await expect(read(folder)).rejects.toThrow('doubles/data/secret/3.in: is no file');
  });

  it('a huge file is refused before it is read', async () => {
    const folder = await packageFolder({ 'data/secret/3.in': '' });
    await truncate(join(folder, 'data/secret/3.in'), TREE_BOUNDS.fileBytes + 1);
    await expect(read(folder)).rejects.toThrow('data/secret/3.in: is larger than 32 MiB');
  });

  it('a path that is not there is said to be', async () => {
    await expect(readArchive('/nowhere/at/all')).rejects.toThrow('/nowhere/at/all: is not there');
  });
});
