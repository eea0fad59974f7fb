import type { Db } from '../lib/db/db.ts';

type TestInput = { input: string; output: string; hidden?: boolean; checker?: string };

let problems = 0;

/** Stores a problem; by default a program passes that echoes its input. */
export async function buildProblem(
  db: Db,
  overrides: {
    title?: string;
    slug?: string;
    tags?: string[];
    prerequisites?: string[];
    tests?: readonly TestInput[];
    timeLimitMs?: number;
    codeSnippets?: Readonly<Record<string, string>>;
    referenceSolution?: Readonly<Record<string, string>>;
  } = {},
): Promise<{ id: string; slug: string; title: string }> {
  problems += 1;
  const { tests, ...fields } = overrides;
  const slug = fields.slug ?? `problem-${problems}`;
  const problem = await db.problem.create({
    data: {
      title: 'Echo',
      description: 'Print what you read.',
      difficulty: 'EASY',
      tags: ['String', 'LVL-0'],
      constraints: '1 <= n <= 10',
      prerequisites: [],
      examples: { PYTHON: { input: '1', output: '1' } },
      codeSnippets: { PYTHON: 'print()', JAVASCRIPT: '', JAVA: '' },
      referenceSolution: { PYTHON: 'the reference solution' },
      ...fields,
      slug,
    },
  });
  const testSet = await db.testSet.create({
    data: {
      problemId: problem.id,
      hash: slug,
      tests: {
        create: (tests ?? defaultTests).map((test, index) => ({ ...test, position: index + 1 })),
      },
    },
  });
  await db.problem.update({ where: { id: problem.id }, data: { currentTestSetId: testSet.id } });
  return problem;
}

/** Leaves no problem, and nothing that was sent in to one. */
export async function removeProblems(db: Db): Promise<void> {
  await db.problem.updateMany({ data: { currentTestSetId: null } });
  await db.submission.deleteMany();
  await db.testSet.deleteMany();
  await db.problem.deleteMany();
}

const defaultTests: readonly TestInput[] = [
  { input: 'first', output: 'first' },
  { input: 'a hidden input', output: 'a hidden input', hidden: true },
];
