import { rename } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem, removeProblems } from '../../test/factories.ts';
import { convertPackage, placePackage } from '../import/import-package.ts';
import { packageFolder } from '../import/test-package.ts';
import { seedBank } from './seed.ts';
import { copyBank } from '../test-bank.ts';
import type { TestBank } from '../test-bank.ts';

const SLUG = 'climbingstairs';
const STATEMENT = `${SLUG}/statement/problem.en.md`;
const ANSWER = `${SLUG}/data/secret/2-random/01.ans`;

describe('seedBank', () => {
  const database = useTestDatabase();
  const lines: string[] = [];

  beforeEach(async () => {
    lines.length = 0;
    await removeProblems(database.db);
  });

  const seed = (bank: TestBank) =>
    seedBank(database.db, { log: (line) => lines.push(line), bankDirectory: bank.directory });

  const stored = () =>
    database.db.problem.findUniqueOrThrow({
      where: { slug: SLUG },
      include: { currentTestSet: { include: { tests: { orderBy: { position: 'asc' } } } } },
    });

  it('stores every field of a problem', async () => {
    expect(await seed(await copyBank(SLUG))).toEqual({ created: 1, updated: 0, unchanged: 0 });
    expect(lines).toEqual([
      'climbingstairs: created',
      '1 problem: 1 created, 0 updated, 0 unchanged',
    ]);
    const problem = await stored();
    expect(problem).toMatchObject({
      bankId: '3f0c9a52-7d0e-4c58-9b1f-0a6a6f2b7c31',
      number: 31,
      title: 'Climbing Stairs',
      difficulty: 'EASY',
      tags: ['DP', 'Math', 'Recursion', 'LVL-1'],
      category: 'dp',
      constraints: String.raw`$1 \le n \le 45$`,
      checker: 'tokens',
      timeLimitMs: 1000,
      memoryLimitKb: 262_144,
      deletedAt: null,
      submissionCount: 0,
    });
    expect(problem.hints).toMatch(/^1\. Write out .*\n2\. Look at .*\n3\. "?Every way/);
    expect(problem.editorial).toContain('## Idea');
    const byLanguage = { JAVASCRIPT: {}, PYTHON: {}, JAVA: {}, TYPESCRIPT: {} };
    for (const column of [problem.codeSnippets, problem.referenceSolution, problem.examples]) {
      expect(Object.keys(column as object).sort()).toEqual(Object.keys(byLanguage).sort());
    }
  });

  it('stores what a learner sees first, then what is hidden', async () => {
    await seed(await copyBank(SLUG));
    const tests = (await stored()).currentTestSet?.tests ?? [];
    expect(tests.map((test) => test.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(tests.map((test) => test.hidden)).toEqual([
      ...Array<boolean>(8).fill(false),
      ...Array<boolean>(3).fill(true),
    ]);
    expect(tests[0]).toMatchObject({ input: '2\n', output: '2\n', checker: null });
  });

  it('stores a problem that others wrote', async () => {
    const bank = await copyBank();
    const given = await packageFolder({
      'data/secret/testdata.yaml': 'output_validator_flags: case_sensitive\n',
    });
    await placePackage(await convertPackage(given, bank.directory), bank.directory);
    await seed(bank);
    const problem = await database.db.problem.findUniqueOrThrow({
      where: { slug: 'doubles' },
      include: { currentTestSet: { include: { tests: { orderBy: { position: 'asc' } } } } },
    });
    expect(problem).toMatchObject({
      title: 'Doubles',
      checker: 'tokens-case',
      constraints: '',
      hints: null,
      editorial: null,
      tags: ['LVL-1'],
      timeLimitMs: 1000,
    });
    expect(problem.currentTestSet?.tests).toMatchObject([
      { input: '2\n', output: '4\n', hidden: false, checker: 'tokens' },
      { input: '5\n', output: '10\n', hidden: true, checker: null },
      { input: '0\n', output: '0\n', hidden: true, checker: null },
    ]);
    expect(await seed(bank)).toEqual({ created: 0, updated: 0, unchanged: 1 });
  });

  it('does nothing the second time', async () => {
    const bank = await copyBank(SLUG);
    await seed(bank);
    const before = await stored();
    expect(await seed(bank)).toEqual({ created: 0, updated: 0, unchanged: 1 });
    expect(await stored()).toEqual(before);
  });

  it('updates what has changed and keeps the id and the tests', async () => {
    const bank = await copyBank(SLUG);
    await seed(bank);
    const before = await stored();
    await bank.edit(STATEMENT, 'You stand', 'You are standing');
    expect(await seed(bank)).toEqual({ created: 0, updated: 1, unchanged: 0 });
    const after = await stored();
    expect(after.id).toBe(before.id);
    expect(after.description).toContain('You are standing');
    expect(after.currentTestSetId).toBe(before.currentTestSetId);
    expect(await database.db.testSet.count()).toBe(1);
  });

  it('makes a new edition of tests that have changed and keeps the old one', async () => {
    const bank = await copyBank(SLUG);
    await seed(bank);
    const before = await stored();
    await bank.write(ANSWER, '0\n');
    await seed(bank);
    const after = await stored();
    expect(after.currentTestSetId).not.toBe(before.currentTestSetId);
    expect(after.currentTestSet?.tests[8]?.output).toBe('0\n');
    const old = before.currentTestSetId ?? '';
    expect(await database.db.testCase.count({ where: { testSetId: old } })).toBe(11);
  });

  it('keeps submissions, and their counts, through an update', async () => {
    const bank = await copyBank(SLUG);
    await seed(bank);
    const { id, currentTestSetId } = await stored();
    const { db } = database;
    const user = await db.user.create({ data: { name: 'Ada', email: 'ada@example.com' } });
    const submission = await db.submission.create({
      data: {
        userId: user.id,
        problemId: id,
        problemTitle: 'Climbing Stairs',
        testSetId: currentTestSetId ?? '',
        language: 'PYTHON',
        sourceCode: 'print(1)',
        totalCount: 11,
      },
    });
    await db.problem.update({ where: { id }, data: { submissionCount: 1, acceptedCount: 1 } });
    await bank.write(ANSWER, '0\n');
    await seed(bank);
    const kept = await db.submission.findUniqueOrThrow({ where: { id: submission.id } });
    expect(kept).toMatchObject({ problemId: id, testSetId: currentTestSetId });
    expect(await stored()).toMatchObject({ submissionCount: 1, acceptedCount: 1 });
  });

  it('follows a problem whose folder was renamed', async () => {
    const bank = await copyBank(SLUG);
    await seed(bank);
    const { id } = await stored();
    await rename(bank.at(SLUG), bank.at('stairs'));
    expect(await seed(bank)).toMatchObject({ created: 0, updated: 1 });
    const renamed = await database.db.problem.findUniqueOrThrow({ where: { id } });
    expect(renamed.slug).toBe('stairs');
  });

  it('leaves a deleted problem deleted', async () => {
    const bank = await copyBank(SLUG);
    await seed(bank);
    const deletedAt = new Date('2026-01-02T03:04:05Z');
    await database.db.problem.update({ where: { slug: SLUG }, data: { deletedAt } });
    await seed(bank);
    await bank.edit(STATEMENT, 'You stand', 'You are standing');
    await seed(bank);
    expect((await stored()).deletedAt).toEqual(deletedAt);
  });

  it('stores large cases, hidden and last', async () => {
    const slug = 'validpalindrome';
    await seed(await copyBank(slug));
    const { currentTestSet } = await database.db.problem.findUniqueOrThrow({
      where: { slug },
      include: { currentTestSet: { include: { tests: { orderBy: { position: 'asc' } } } } },
    });
    const large = currentTestSet?.tests.slice(-4) ?? [];
    expect(large.map(({ input, hidden }) => [input.length, hidden])).toEqual([
      [200_001, true],
      [200_000, true],
      [200_001, true],
      [200_001, true],
    ]);
  });

  it('gives a problem the number of its package, whoever has it', async () => {
    const { db } = database;
    const bank = await copyBank(SLUG);
    const other = await buildProblem(db, { slug: 'written-here' });
    await db.problem.update({ where: { id: other.id }, data: { number: 31 } });
    await seed(bank);
    expect((await stored()).number).toBe(31);
    const numberOf = async ({ id }: { id: string }) =>
      (await db.problem.findUniqueOrThrow({ where: { id } })).number;
    const moved = await numberOf(other);
    expect(moved).toBeGreaterThan(1000);

    // A package that was imported into the bank: what is written here afterwards comes behind it.
    await bank.edit(`${SLUG}/.platform.yaml`, 'number: 31', `number: ${moved}`);
    await seed(bank);
    expect((await stored()).number).toBe(moved);
    expect(await numberOf(other)).toBeGreaterThan(moved);
    expect(await numberOf(await buildProblem(db))).toBeGreaterThan(await numberOf(other));
  });

  it("refuses a slug that somebody's own problem has", async () => {
    await buildProblem(database.db, { slug: SLUG, title: 'Mine' });
    await expect(seed(await copyBank(SLUG))).rejects.toThrow(
      'climbingstairs: a problem written on the site has this slug already; rename one of the two',
    );
    expect(await database.db.problem.findMany({ select: { title: true } })).toEqual([
      { title: 'Mine' },
    ]);
  });

  it('stores nothing of a problem that is broken', async () => {
    const bank = await copyBank(SLUG);
    await bank.edit(`${SLUG}/.platform.yaml`, 'EASY', 'TRIVIAL');
    await expect(seed(bank)).rejects.toThrow('climbingstairs/.platform.yaml:3: difficulty');
    expect(await database.db.problem.count()).toBe(0);
  });

  it('lets two servers seed at once', async () => {
    const bank = await copyBank(SLUG);
    const reports = await Promise.all([seed(bank), seed(bank)]);
    expect(reports.reduce((sum, report) => sum + report.created, 0)).toBe(1);
    expect(await database.db.testSet.count()).toBe(1);
  });

  it('works inside of a transaction', async () => {
    const bank = await copyBank(SLUG);
    await database.db.$transaction((tx) =>
      seedBank(tx, { log: () => undefined, bankDirectory: bank.directory }),
    );
    expect(await stored()).toMatchObject({ title: 'Climbing Stairs' });
  });
});
