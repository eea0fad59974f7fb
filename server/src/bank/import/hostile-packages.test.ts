import { expect, it, vi } from 'vitest';
import { zipBytes } from '../archive/test-zip.ts';
import type { TestEntry } from '../archive/test-zip.ts';
import { BankError } from '../bank-error.ts';
import { PackageReader } from './reader/package-reader.ts';
import { DOUBLES } from './test-package.ts';
import type { TestFiles } from './test-package.ts';

// Each is read in milliseconds; a busy machine may take its time to start the thread.
vi.setConfig({ testTimeout: 60_000 });

const reader = new PackageReader();
const KIB = 1024;
const TAKEN = 'taken';

/** `taken`, or why not. Anything but a refusal in words fails the test. */
async function outcomeOf(entries: readonly TestEntry[]): Promise<string> {
  try {
    await reader.read({ from: { bytes: zipBytes(entries), name: 'doubles.zip' } });
    return TAKEN;
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
    expect(error.message.length).toBeLessThan(20 * KIB);
    return error.message;
  }
}

function entriesOf(files: TestFiles): TestEntry[] {
  return Object.entries({ ...DOUBLES, ...files }).flatMap(([path, content]) =>
    content === null ? [] : [{ name: `doubles/${path}`, content: Buffer.from(content) }],
  );
}

const yaml = (text: string): TestFiles => ({ 'problem.yaml': `license: cc0\n${text}` });
const tex = (text: string): TestFiles => ({ 'problem_statement/problem.en.tex': text });
const many = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('');
/** Nine levels of ten aliases each. */
const LAUGHS = many(9, (level) => {
  const inner =
    level === 0
      ? '"lol"'
      : Array<string>(10)
          .fill(`*l${level - 1}`)
          .join(', ');
  return `l${level}: &l${level} [${inner}]\n`;
});

it.each<[string, TestFiles, string]>([
  ['aliases of aliases', yaml(LAUGHS), 'expands to more than 20000 values'],
  ['an alias to what is around it', yaml('source: &a [*a]\n'), 'problem.yaml'],
  ['an alias to nothing', yaml('name: *gone\n'), 'problem.yaml:2'],
  [
    'merged maps of merged maps',
    yaml(`a: &a {x: 1}\nb: &b {<<: [${'*a, '.repeat(5000)}*a]}\nname: {<<: *b}\n`),
    'expands to more than 20000 values',
  ],
  ['lists in lists in lists', yaml(`source: ${'['.repeat(50 * KIB)}\n`), 'problem.yaml'],
  ['maps in maps in maps', yaml(`source: ${'{a: '.repeat(30 * KIB)}\n`), 'problem.yaml'],
  [
    'lines ever deeper',
    yaml(many(400, (at) => `${' '.repeat(at + 1)}a:\n`).slice(1)),
    'problem.yaml',
  ],
  ['a key 5,000 times', yaml('source: x\n'.repeat(5000)), TAKEN],
  ['5,000 unknown keys', yaml(many(5000, (at) => `k${at}: 1\n`)), TAKEN],
  ['keys that are lists', yaml('? [a, b]\n: 1\nname: X\n'), 'problem.yaml:1'],
  ['a key called __proto__', yaml('__proto__: {x: 1}\nconstructor: 1\nname: X\n'), TAKEN],
  ['a tag that is code', yaml('name: !!js/function "x"\n'), 'problem.yaml:2'],
  ['two documents', yaml('name: X\n---\nname: Y\n'), 'problem.yaml'],
  [
    'a number for everything',
    { 'problem.yaml': '42\n' },
    'problem.yaml:1: must hold keys and values',
  ],
  ['a huge number', yaml('limits: {time_limit: 1e999}\n'), 'problem.yaml:2: limits.time_limit'],
  ['no number', yaml('limits: {memory: .nan}\n'), 'problem.yaml:2: limits.memory'],
  ['YAML of 300 KiB', yaml(`source: ${'x'.repeat(300 * KIB)}\n`), 'is larger than 262144 bytes'],
  [
    'YAML that is not UTF-8',
    { 'problem.yaml': Buffer.from('license: cc0\nname: \xff\n', 'latin1') },
    TAKEN,
  ],
  [
    'UTF-16',
    { 'problem.yaml': Buffer.from('\ufeffname: X\n', 'utf16le') },
    'problem.yaml:1: holds NUL',
  ],
  [
    'a title of 200 KB',
    yaml(`name: ${'x'.repeat(200_000)}\n`),
    'name: the title is longer than 120 characters',
  ],
  [
    'a title of 200 KB in LaTeX',
    { ...tex(`\\problemname{${'x'.repeat(190_000)}}`), ...yaml('') },
    'the title is longer than 120',
  ],
  ['a title that is blank', yaml('name: " \\u00a0 "\n'), TAKEN],
  [
    'a title that goes from right to left',
    yaml('name: "a\\u202eb"\n'),
    'name: the title holds characters that make it look another',
  ],
  ['NUL in a name', yaml('name: "a\\0b"\n'), 'problem.yaml: title: holds NUL'],
  [
    'half a character in an author',
    yaml('author: "a\\ud800"\n'),
    'problem.yaml: author: holds NUL or half',
  ],
  ['NUL in a statement', tex('Print.\n\0'), 'problem.en.tex:2: holds NUL'],
  [
    'NUL in a source',
    { 'submissions/accepted/right.py': 'print(1)\0' },
    'accepted/right.py: holds NUL',
  ],
  [
    'NUL in a starter',
    { 'attachments/templates/java/Main.java': '\0' },
    'templates/java/Main.java: holds NUL',
  ],
  ['NUL in an input', { 'data/secret/1.in': '1\0' }, 'data/secret/1.in:1: holds NUL'],
  [
    'an answer that is not UTF-8',
    { 'data/secret/1.ans': Buffer.from([0xc3, 0x28]) },
    '1.ans: is not UTF-8',
  ],
  [
    'byte order marks and carriage returns',
    { 'data/secret/1.in': '\ufeff1\r\n', ...tex('\ufeffPrint.\r\n\r') },
    TAKEN,
  ],
  [
    'constants that grow',
    {
      ...yaml(`constants: {a: ${'x'.repeat(20_000)}}\n`),
      'problem_statement/problem.en.tex': null,
      'statement/problem.en.md': '{{a}}'.repeat(30_000),
    },
    'problem.yaml: constants',
  ],
  [
    'constants that grow in LaTeX',
    { ...yaml(`constants: {a: ${'x'.repeat(20_000)}}\n`), ...tex('\\constant{a}'.repeat(15_000)) },
    'problem.yaml: constants',
  ],
  [
    'constants that grow in a source',
    {
      ...yaml(`constants: {a: ${'x'.repeat(20_000)}}\n`),
      'submissions/accepted/right.py': '{{a}}'.repeat(30_000),
    },
    'problem.yaml: constants',
  ],
  ['constants of constants', yaml('constants: {a: "{{b}}", b: "{{a}}"}\n'), TAKEN],
  ['languages of nobody', yaml('languages: [cpp, brainfuck]\n'), 'so nobody could solve it here'],
  ['groups without end', tex('{'.repeat(190_000)), TAKEN],
  ['environments without end', tex('\\begin{itemize}'.repeat(12_000)), TAKEN],
  [
    'an environment that is an expression',
    tex('\\begin{(a+)+$}aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!'),
    TAKEN,
  ],
  ['a macro that calls itself', tex('\\def\\a{\\a\\a}\\a'), TAKEN],
  [
    'a table of 50,000 columns',
    tex(`\\begin{tabular}{l}${'&'.repeat(50_000)}\\\\ 1 \\\\ \\end{tabular}`),
    TAKEN,
  ],
  ['a statement too long', tex('x'.repeat(200_001)), 'is longer than 200000 characters'],
  [
    'globs with many stars',
    { 'submissions/submissions.yaml': `"${'*a'.repeat(100)}": {permitted: [AC]}\n` },
    'must be a glob with a few *',
  ],
  [
    '1,000 globs',
    { 'submissions/submissions.yaml': many(1000, (at) => `a${at}: {permitted: [AC]}\n`) },
    '500 at most',
  ],
  [
    '301 tests',
    Object.fromEntries(
      ['in', 'ans'].flatMap((end) =>
        Array.from({ length: 301 }, (_, at) => [`data/secret/n${at}.${end}`, '1\n']),
      ),
    ),
    'holds 304 tests, 300 at most: every submission runs them all, and its page shows each',
  ],
  [
    '5,000 files that are not tests',
    Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`data/secret/n${at}.xyz`, ''])),
    TAKEN,
  ],
  [
    'flags that nobody knows',
    { 'data/secret/testdata.yaml': `output_validator_flags: ${'z '.repeat(50 * KIB)}\n` },
    'how outputs are compared: unknown flag "z"',
  ],
  ['a time limit in words', { '.timelimit': 'soon\n' }, '.timelimit: must hold seconds'],
  [
    'a line of a time limit that is a million lines',
    { '.timelimit': null, 'domjudge-problem.ini': `${'\n'.repeat(KIB * KIB)}timelimit` },
    TAKEN,
  ],
])('a package with %s is taken or refused in words', async (_name, files, expected) => {
  expect(await outcomeOf(entriesOf(files))).toContain(expected);
});

it.each<[string, readonly TestEntry[], string]>([
  ['200 folders deep', [{ name: `doubles/${'a/'.repeat(200)}x` }], 'lies in more than 29 folders'],
  [
    'with a name of 5,000 characters',
    [{ name: `doubles/${'a'.repeat(5000)}` }],
    'the name is too long',
  ],
  ['that leads out', [{ name: 'doubles/../../x' }], 'leads out of the package'],
  [
    'that differs in Unicode form',
    [{ name: 'doubles/\u00e9' }, { name: 'doubles/e\u0301' }],
    'Unicode form alone',
  ],
  ['with a name that goes from right to left', [{ name: 'doubles/a\u202eyp.py' }], TAKEN],
])('a package with a path %s is taken or refused in words', async (_name, entries, expected) => {
  expect(await outcomeOf([...entriesOf({}), ...entries])).toContain(expected);
});
