import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, symlink, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { Findings } from '../import/findings.ts';
import { readForeignPackage } from '../import/foreign-package.ts';
import { convertPackage, placePackage } from '../import/import-package.ts';
import { DOUBLES, folderOf, packageFolder, temporaryFolder } from '../import/test-package.ts';
import { TREE_BOUNDS, TreeBuilder } from './file-tree.ts';
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
const LEADS_OUT = 'is a symbolic link that leads out of the package';
const LEADS_NOWHERE = 'is a symbolic link that leads nowhere';
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
      'is not a readable zip file: too many bytes',
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
    ['no end', () => zipBytes(good).subarray(0, 900), 'doubles.zip: is not a readable zip file'],
    [
      'something else',
      () => Buffer.from('#!/bin/sh\nexit 1\n'),
      'doubles.zip: is not a readable zip file',
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

  it('links in an archive reads what they stand for in the package', () => {
    const files: Record<string, string> = { 'a/x': '1', 'a/b/y': '2', z: '3' };
    const builder = new TreeBuilder('linked');
    for (const [path, content] of Object.entries(files)) builder.add(path, Buffer.from(content));
    const links = {
      ...{ l1: 'a/x', l2: 'l1', 'a/l3': '../z', 'c/d': '../a', 'c/e': 'd/b/y', 'a/me': 'me' },
      ...{ 'a/up': '.', out: '../x', 'a/out': '../../x', abs: '/etc/passwd', none: 'a/none' },
    };
    for (const [path, target] of Object.entries(links)) builder.addLink(path, target);
    const tree = builder.build();
    const found = [...tree.files].map(([path, content]) => `${path}=${content.toString()}`);
    expect(found.sort()).toEqual(
      [
        ...['a/x=1', 'a/b/y=2', 'z=3', 'l1=1', 'l2=1', 'a/l3=3', 'c/e=2'],
        ...['c/d/x=1', 'c/d/b/y=2', 'c/d/l3=3'],
      ].sort(),
    );
    expect(Object.fromEntries(tree.brokenLinks)).toEqual({
      ...{ out: LEADS_OUT, 'a/out': LEADS_OUT, abs: LEADS_OUT },
      ...{ none: LEADS_NOWHERE, 'a/me': LEADS_NOWHERE, 'a/up': LEADS_NOWHERE },
    });
  });

  it('links to a folder, again and again, ends at a bound', () => {
    const builder = new TreeBuilder('linked', { ...TREE_BOUNDS, totalBytes: 1000 });
    builder.add('a/x', Buffer.alloc(100));
    for (let number = 0; number < 20; number++) builder.addLink(`b${number}`, 'a');
    expect(() => builder.build()).toThrow('linked: holds more than 0 MiB');
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
    const tree = await read(folder);
    expect(tree.brokenLinks.get('data/secret/3.in')).toContain(message);
    expect(() => readForeignPackage(tree, new Findings(tree))).toThrow(
      /data\/secret\/3\.in: is a symbolic link that leads/,
    );
  });

  it('a link that leads nowhere and is not used is imported all the same', async () => {
    const folder = await packageFolder({ 'output_validators/.keep': '' });
    for (const path of [
      'problem.pdf',
      'output_validators/validate.h',
      'submissions/accepted/b.py',
    ]) {
      await symlink('/nowhere/at/all', join(folder, path));
    }
    const tree = await read(folder);
    const findings = new Findings(tree);
    readForeignPackage(tree, findings);
    const said = findings.warnings.map(({ file, message }) => `${file}: ${message}`);
    const why = 'is a symbolic link that leads out of the package; left out';
    expect(said.filter((line) => line.endsWith(why)).sort()).toEqual([
      `doubles/output_validators/validate.h: ${why}`,
      `doubles/problem.pdf: ${why}`,
      `doubles/submissions/accepted/b.py: ${why}`,
    ]);
    const used = { 'problem.yaml': 'name: X\nvalidation: custom\n' };
    await writeFile(join(folder, 'problem.yaml'), used['problem.yaml']);
    const custom = await read(folder);
    expect(() => readForeignPackage(custom, new Findings(custom))).toThrow(
      'output_validators/validate.h: is a symbolic link',
    );
  });

  it.each(['problem_statement/problem.en.tex', 'statement'])(
    'the only statement, %s, is refused where it is a link that leads out',
    async (path) => {
      const folder = await packageFolder({
        'problem_statement/problem.en.tex': null,
        'problem_statement/notes.txt': '',
      });
      await symlink('../../../etc/passwd', join(folder, path));
      const tree = await read(folder);
      expect(() => readForeignPackage(tree, new Findings(tree))).toThrow(`${path}: ${LEADS_OUT}`);
    },
  );

  it('a pipe is refused instead of being waited for', async () => {
    const folder = await packageFolder();
    await promisify(execFile)('mkfifo', [join(folder, 'data/secret/3.in')]);
    await expect(read(folder)).rejects.toThrow('doubles/data/secret/3.in: is not a file');
  });

  it('a huge file is refused before it is read', async () => {
    const folder = await packageFolder({ 'data/secret/3.in': '' });
    await truncate(join(folder, 'data/secret/3.in'), TREE_BOUNDS.fileBytes + 1);
    await expect(read(folder)).rejects.toThrow('data/secret/3.in: is larger than 32 MiB');
  });

  it('the format of another judge is told by its name', async () => {
    await expect(readArchive(await folderOf({ 'problem.xml': '' }, 'sums'))).rejects.toThrow(
      'sums: is a package of Polygon, which cannot be read; bring it into the Kattis',
    );
  });

  it('a path that is not there is said to be', async () => {
    await expect(readArchive('/nowhere/at/all')).rejects.toThrow('/nowhere/at/all: is not there');
  });
});
