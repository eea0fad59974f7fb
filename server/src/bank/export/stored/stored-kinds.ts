import type { Prisma } from '@stepwise/db/client';
import type { Db } from '../../../lib/db/db.ts';
import type { BankProblem } from '../../bank-problem.ts';
import { savePictures } from '../../pictures/save-pictures.ts';
import { png } from '../../pictures/test-pictures.ts';
import { importedRow, testRows, type TestRow } from '../../seed/problem-row.ts';
import { replaceTests } from '../../seed/test-set.ts';
import type { TestFiles } from '../../import/test-package.ts';

type Row = Omit<Prisma.ProblemCreateInput, 'slug'>;
type Test = { input: string; output: string; hidden?: boolean; checker?: string };

const PYTHON = 'import sys\nprint(sys.stdin.read())\n';
/** Of a problem that needs nothing special. */
export const MINIMAL = {
  title: 'Écho of «it»',
  description: 'Print the line that you read.\n\n## Input\n\nOne line.',
  difficulty: 'EASY',
  tags: ['String', 'LVL-0'],
  constraints: '1 <= length <= 10\nThe line holds letters',
  prerequisites: [],
  examples: { PYTHON: { input: 'a', output: 'a' } },
  codeSnippets: { JAVASCRIPT: '// js\n', PYTHON, JAVA: 'class Main {}' },
  referenceSolution: {
    JAVASCRIPT: 'js()\n',
    PYTHON,
    JAVA: 'class Main { int a; }',
    TYPESCRIPT: '',
  },
} satisfies Row;
const VISIBLE = { input: 'a', output: 'a' };
const HIDDEN = { input: 'b\r\n\r\n', output: 'b  ', hidden: true };

/** What an administrator may have written on the site, column by column. */
export const WRITTEN: Readonly<Record<string, readonly [row: Row, tests: readonly Test[]]>> = {
  'as plain as can be': [MINIMAL, [VISIBLE, HIDDEN]],
  'with no hidden test': [MINIMAL, [VISIBLE, { input: '', output: 'x' }]],
  'with one test': [{ ...MINIMAL, examples: {} }, [VISIBLE]],
  'with hidden tests before the visible ones': [MINIMAL, [HIDDEN, VISIBLE, HIDDEN, VISIBLE]],
  'with a visible test longer than packages show': [
    MINIMAL,
    [VISIBLE, { input: 'ä'.repeat(70_000), output: 'x' }, HIDDEN],
  ],
  'without level, category and hints, with tags of its own': [
    { ...MINIMAL, tags: ['LVL-1', 'Of my own', 'a, b'], category: null },
    [VISIBLE, HIDDEN],
  ],
  'with hints as prose, an editorial and limits': [
    {
      ...MINIMAL,
      hints: 'Think.\n1. Then think again.\n\n3. Done: "yes" # no\n',
      editorial: 'Read it, **print** it: `print(input())`.',
      category: 'echo',
      ...{ timeLimitMs: 1234, memoryLimitKb: 131_072, checker: 'float:0.000001' },
    },
    [VISIBLE, HIDDEN],
  ],
  'with constraints that are no plain list': [
    { ...MINIMAL, constraints: '- 1 <= n\n\n  2 <= m\n' },
    [VISIBLE, HIDDEN],
  ],
  'with a list of constraints in its statement, too': [
    {
      ...MINIMAL,
      description: 'Print it back.\n\n## Constraints\n\n- none at all\n\n## Input\n\nA line.',
    },
    [VISIBLE, HIDDEN],
  ],
  'with examples of its own in each language': [
    {
      ...MINIMAL,
      examples: {
        PYTHON: [{ input: 's = "a"', output: '"a"', explanation: 'As\nit is.' }],
        JAVA: [{ input: 'a', output: 'a' }],
      },
    },
    [VISIBLE, HIDDEN],
  ],
  'with samples explained, differently by language': [
    {
      ...MINIMAL,
      examples: {
        PYTHON: [{ ...VISIBLE, explanation: 'The same.' }],
        JAVA: [{ ...VISIBLE, explanation: 'Equal.' }],
        JAVASCRIPT: [VISIBLE],
      },
    },
    [VISIBLE, HIDDEN],
  ],
  'with small inputs and a validator': [
    {
      ...MINIMAL,
      smallInputs: '# A word.\nvalues:\n  word: { word: ab, length: [1, 9] }\nlines: [word]\n',
      inputValidator: 'import sys\nassert input().islower(), "lower case"\nsys.exit(42)\n',
    },
    [VISIBLE, HIDDEN],
  ],
  'judged line by line in any order': [
    { ...MINIMAL, checker: 'unordered-lines' },
    [VISIBLE, HIDDEN],
  ],
};

const VALIDATOR = {
  'problem.yaml': 'name: Judged\nlicense: cc0\nvalidation: custom\nvalidator_flags: even 2\n',
};

/** What a package may have brought along. */
export const BROUGHT: Readonly<Record<string, TestFiles>> = {
  'a picture': {
    'problem_statement/problem.en.tex': 'Print.\n\n\\includegraphics{dot.png}\n\nIt is a dot.\n',
    'problem_statement/dot.png': png(3, 2),
  },
  'a validator of several C++ files': {
    ...VALIDATOR,
    'output_validators/check/main.cpp': '#include "inner/rules.h"\nint main() { return ok(); }\n',
    'output_validators/check/inner/rules.h': 'inline int ok() { return 42; }\n',
  },
  'a validator of several Python files': {
    ...VALIDATOR,
    'output_validators/check/main.py': 'import sys, rules\nsys.exit(rules.judge(sys.argv))\n',
    'output_validators/check/rules.py': 'def judge(args):\n    return 42  # "\\\\"\n',
  },
  'an input validator of several files, and how small inputs are made': {
    'input_validators/validate.py': null,
    'input_validators/check/main.py': 'import sys, rules\nsys.exit(rules.check(input()))\n',
    'input_validators/check/rules.py':
      'def check(line):\n    return 42 if line.isdigit() else 43\n',
    'generators/small.yaml': 'values: { n: { int: [0, 99] } }\nlines: [n]\n',
  },
  'flags of the comparison': {
    'problem.yaml': 'name: X\nlicense: cc0\nvalidator_flags: space_change_sensitive\n',
  },
};

/** Where tests are judged in different ways. */
export const MIXED: Readonly<Record<string, TestFiles>> = {
  'flags by group': { 'data/secret/testdata.yaml': 'output_validator_flags: case_sensitive\n' },
  'a C++ validator with flags by group': {
    ...BROUGHT['a validator of several C++ files'],
    'data/secret/testdata.yaml': 'output_validator_flags: near\n',
  },
  'a Python validator with flags by group': {
    ...BROUGHT['a validator of several Python files'],
    'data/secret/testdata.yaml': 'output_validator_flags: near\n',
  },
};

/** Stores a problem as the site does that was written there. */
export async function storeWritten(db: Db, slug: string, row: Row, tests: readonly Test[]) {
  const { id } = await db.problem.create({ data: { ...row, slug }, select: { id: true } });
  const rows: TestRow[] = tests.map((test, index) => {
    return { hidden: false, checker: null, ...test, position: index + 1 };
  });
  await replaceTests(db, id, rows);
}

/** Stores a problem as the site does that came in a package. */
export async function storeBrought(db: Db, slug: string, problem: BankProblem) {
  const data = { ...importedRow(problem), slug };
  const { id } = await db.problem.create({ data, select: { id: true } });
  await replaceTests(db, id, testRows(problem, []));
  await savePictures(db, id, problem.pictures);
}

/** All that makes a stored problem what it is; what is a list of one counts as the one. */
export async function essenceOf(db: Db, slug: string, prose: (text: string) => string) {
  const row = await db.problem.findUniqueOrThrow({
    where: { slug },
    include: {
      pictures: { select: { name: true, hash: true }, orderBy: { name: 'asc' } },
      currentTestSet: { include: { tests: { orderBy: { position: 'asc' } } } },
    },
  });
  const tests = (row.currentTestSet?.tests ?? []).map(({ input, output, hidden, checker }) => {
    return { input, output, hidden, checker: checker ?? row.checker };
  });
  const { title, difficulty, tags, hints, category, prerequisites, constraints, checker } = row;
  const byLanguage = (column: Prisma.JsonValue) =>
    Object.entries(column ?? {}).filter(([, value]) => value !== '');
  return {
    ...{ title, difficulty, tags, hints, category, prerequisites, constraints, checker },
    ...{ timeLimitMs: row.timeLimitMs, memoryLimitKb: row.memoryLimitKb },
    ...{ smallInputs: row.smallInputs, inputValidator: row.inputValidator },
    description: prose(row.description),
    editorial: row.editorial === null ? null : prose(row.editorial),
    examples: byLanguage(row.examples)
      .map(([key, shown]) => [key, [shown].flat()])
      .sort(),
    starters: byLanguage(row.codeSnippets).sort(),
    references: byLanguage(row.referenceSolution).sort(),
    pictures: row.pictures,
    visible: tests.filter(({ hidden }) => !hidden),
    hidden: tests.filter(({ hidden }) => hidden),
  };
}
