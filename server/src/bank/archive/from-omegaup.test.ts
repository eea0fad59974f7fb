import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { convertTree } from '../import/convert-tree.ts';
import { draftProblem } from '../import/import-package.ts';
import { temporaryFolder } from '../import/test-package.ts';
import type { FileTree } from './file-tree.ts';
import { fromOmegaup, isOmegaup } from './from-omegaup.ts';

const STATEMENT = `# Descripción

Suma dos números.

# Ejemplo

||input
1 2
||output
3
||description
Uno y dos.
||input
2 2
||output
4
||end
`;

const FILES = {
  'cases/easy.in': '1 1\n',
  'cases/easy.out': '2\n',
  'cases/large.1.in': '10 10\n',
  'cases/large.1.out': '20\n',
  'cases/large.2.in': '20 20\n',
  'cases/large.2.out': '40\n',
  'statements/es.markdown': STATEMENT,
  'solutions/es.markdown': 'Suma.\n',
  'settings.json': JSON.stringify({
    Limits: { TimeLimit: '1500ms', MemoryLimit: '64MiB', OutputLimit: '10KiB' },
    Validator: { Name: 'token' },
  }),
  testplan: 'easy 1\n',
};

function validator(Validator: object) {
  return { 'settings.json': JSON.stringify({ Validator }) };
}

function tree(files: Readonly<Record<string, string>>): FileTree {
  const entries = Object.entries(files).map(([path, text]): [string, Buffer] => [
    path,
    Buffer.from(text),
  ]);
  return { name: 'sumas', files: new Map(entries), ignored: [], brokenLinks: new Map() };
}

describe('a problem of omegaUp', () => {
  it('is told by its folders', () => {
    expect(isOmegaup(tree(FILES))).toBe(true);
    expect(isOmegaup(tree({ ...FILES, 'problem.yaml': 'name: X\n' }))).toBe(false);
    expect(isOmegaup(tree({ 'cases/1.in': '' }))).toBe(false);
  });

  it('becomes a package: statement, samples, cases, limits and comparison', () => {
    const conversion = convertTree(fromOmegaup(tree(FILES)));
    const problem = draftProblem(conversion);
    expect(problem.description).toBe('# Descripción\n\nSuma dos números.\n\n# Ejemplo');
    expect(problem.editorial).toBe('Suma.');
    expect(problem.cases.map(({ name, input, output }) => [name, input, output])).toEqual([
      ['sample/1', '1 2\n', '3\n'],
      ['sample/2', '2 2\n', '4\n'],
      ['secret/easy', '1 1\n', '2\n'],
      ['secret/large/1', '10 10\n', '20\n'],
      ['secret/large/2', '20 20\n', '40\n'],
    ]);
    expect(problem).toMatchObject({
      ...{ title: 'sumas', checker: 'tokens-case', timeLimitMs: 1500, memoryLimitKb: 65_536 },
    });
    expect(conversion.warnings.map(({ message }) => message).join()).toContain('becomes pass-fail');
  });

  it('brings its validator along in Python, and is refused with any other', () => {
    const python = draftProblem(
      convertTree(fromOmegaup(tree({ ...FILES, 'validator.py': 'print(1)\n' }))),
    );
    expect(python.checker).toMatch(/^custom:/);
    expect(python.checker).toContain('data.out');
    expect(() => fromOmegaup(tree({ ...FILES, 'validator.cpp': '' }))).toThrow(
      'sumas/validator.cpp: of validators of omegaUp only those in Python can be run',
    );
    expect(() => fromOmegaup(tree({ ...FILES, 'interactive/x.idl': '' }))).toThrow(
      'talk with the judge',
    );
    expect(() => fromOmegaup(tree({ ...FILES, 'settings.json': '{' }))).toThrow(
      'settings.json: cannot be read',
    );
  });

  it.each([
    ['literal', 'with literal a program prints its own score, which is not supported'],
    ['custom', 'custom needs a file validator.py, and there is none'],
    ['valueOf', '"valueOf" is unknown'],
  ])('is refused with the validator %s, and told why', (Name, reason) => {
    expect(() => fromOmegaup(tree({ ...FILES, ...validator({ Name }) }))).toThrow(
      `sumas/settings.json: Validator: ${reason}`,
    );
  });

  it.each([
    ['3.0\n', '2.999\n', 42],
    ['3 -4.5\n', 'x = 3, y = -4.50\n', 42],
    ['a 1000000\n', '1000999', 42],
    ['- 1\n', '. 1\n', 42],
    ['3\n', '3.004\n', 43],
    ['3\n', '3 3\n', 43],
    ['3\n', '-\n', 43],
  ])('compares numbers alone with token-numeric: %j and %j', async (answer, output, code) => {
    const settings = validator({ Name: 'token-numeric', Tolerance: 0.001 });
    const { files } = fromOmegaup(tree({ ...FILES, ...settings }));
    const folder = await temporaryFolder();
    const path = join(folder, 'answer');
    await writeFile(path, answer);
    const program = files.get('output_validator/main.py')?.toString() ?? '';
    const done = spawnSync('python3', ['-c', program, path, path, folder], { input: output });
    expect([done.status, done.stderr.toString()]).toEqual([code, '']);
  });

  it('keeps in the statement what begins like a sample and never ends', () => {
    const text = 'Suma.\n||input\n1\n||end \t\n||input\n2\n||output\n';
    const { files } = fromOmegaup(tree({ ...FILES, 'statements/es.markdown': text }));
    expect(files.get('statement/problem.es.md')?.toString()).toBe(
      'Suma.\n\n||input\n2\n||output\n',
    );
    expect(files.get('data/sample/1.in')?.toString()).toBe('1\n');
    expect(files.has('data/sample/2.in')).toBe(false);
  });

  it('is refused for a statement that nobody reads to its end', () => {
    const files = { ...FILES, 'statements/es.markdown': 'a'.repeat(200_001) };
    expect(() => fromOmegaup(tree(files))).toThrow(
      'sumas/statements/es.markdown: is longer than 200000 characters',
    );
  });

  it.each(['||input\n', '||input\n\n||end', '||end\n', '||input\n||output\n'])(
    'takes linear time for %j over and over',
    (atom) => {
      const cpuMs = (size: number): number => {
        const text = atom.repeat(size / atom.length);
        const read = tree({ ...FILES, 'statements/es.markdown': text });
        const before = process.cpuUsage();
        fromOmegaup(read);
        const { user, system } = process.cpuUsage(before);
        return (user + system) / 1000;
      };
      const least = (size: number): number => Math.min(cpuMs(size), cpuMs(size), cpuMs(size));
      // Eight times the text, sixty-four times the work where that is quadratic.
      expect(least(200_000)).toBeLessThan(Math.max(200, least(25_000) * 20));
    },
  );
});
