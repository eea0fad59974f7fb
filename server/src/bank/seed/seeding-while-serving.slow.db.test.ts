import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../lib/logger.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem, removeProblems } from '../../test/factories.ts';
import { copyBank } from '../test-bank.ts';
import type { TestBank } from '../test-bank.ts';
import { seedNewProblems } from './seed.ts';
import { SeedingWhileServing, TestsNotReadyError } from './seeding-while-serving.ts';

const database = useTestDatabase();
const PLAIN = 'climbingstairs';
const WITH_LARGE_CASES = 'validpalindrome';
const GENERATOR = `${WITH_LARGE_CASES}/generators/gen.py`;

const running: SeedingWhileServing[] = [];

beforeEach(() => removeProblems(database.db));

afterEach(async () => {
  for (const seeding of running.splice(0)) await seeding.stop();
});

async function bankWithoutLargeCases(): Promise<TestBank> {
  const bank = await copyBank(PLAIN, WITH_LARGE_CASES);
  await bank.remove(`${WITH_LARGE_CASES}/data/secret/3-large`).catch(() => undefined);
  return bank;
}

/** As a start does it until it serves. */
async function begin(bank: TestBank, { readyWithinMs = 60_000 } = {}) {
  const lines: string[] = [];
  await seedNewProblems(database.db, {
    log: (line) => lines.push(line),
    bankDirectory: bank.directory,
  });
  const seeding = new SeedingWhileServing(database.db, {
    logger: createLogger('silent'),
    bankDirectory: bank.directory,
    readyWithinMs,
  });
  running.push(seeding);
  return { seeding, lines };
}

async function stored(slug = WITH_LARGE_CASES) {
  const { id, contentHash, currentTestSet } = await database.db.problem.findUniqueOrThrow({
    where: { slug },
    include: { currentTestSet: { include: { _count: { select: { tests: true } } } } },
  });
  const isWhole = contentHash !== null;
  return { id, isWhole, tests: currentTestSet?._count.tests ?? 0, testSetId: currentTestSet?.id };
}

/** Editions of the problem with large cases. */
const editions = () =>
  database.db.testSet.count({ where: { problem: { slug: WITH_LARGE_CASES } } });

describe('seeding while serving', () => {
  it('begins with what takes no program, and adds the rest', async () => {
    const { seeding, lines } = await begin(await bankWithoutLargeCases());
    expect(lines).toEqual([`${PLAIN}: created`, `${WITH_LARGE_CASES}: created`]);
    const before = await stored();
    expect(before.isWhole).toBe(false);
    expect(before.tests).toBeGreaterThan(0);
    expect((await stored(PLAIN)).isWhole).toBe(true);
    expect(seeding.isUnderWay).toBe(true);

    seeding.start();
    await seeding.done();
    expect(seeding.isUnderWay).toBe(false);
    const { id, isWhole, tests } = await stored();
    expect({ id, isWhole, tests }).toEqual({
      id: before.id,
      isWhole: true,
      tests: before.tests + 4,
    });
    // Nobody was judged on the one of the beginning.
    expect(await editions()).toBe(1);
    expect(await seeding.ready(before.id)).toBe(true);
  });

  it('leaves out a problem whose slug is taken, and begins with the others', async () => {
    const { id } = await buildProblem(database.db, { slug: PLAIN, title: 'Mine' });
    const { lines } = await begin(await bankWithoutLargeCases());
    expect(lines).toEqual([
      `left out: ${PLAIN}: a problem written on the site has this slug already; rename one of the two`,
      `${WITH_LARGE_CASES}: created`,
    ]);
    expect(await database.db.problem.findUnique({ where: { slug: PLAIN } })).toMatchObject({
      ...{ id, title: 'Mine', bankId: null },
    });
  });

  it('keeps the tests that somebody was judged on', async () => {
    const { seeding } = await begin(await bankWithoutLargeCases());
    const { id, testSetId = '' } = await stored();
    const { db } = database;
    const user = await db.user.create({
      data: { name: 'Early', email: 'early@example.com' },
    });
    const source = { language: 'PYTHON', sourceCode: '1', problemTitle: 'x' } as const;
    await db.submission.create({
      data: { ...source, userId: user.id, problemId: id, testSetId, totalCount: 1 },
    });
    seeding.start();
    await seeding.done();
    expect(await editions()).toBe(2);
  });

  it('leaves alone what is there until its turn comes', async () => {
    const bank = await bankWithoutLargeCases();
    await begin(bank);
    await bank.edit(`${PLAIN}/problem.yaml`, 'Climbing Stairs', 'Stairs');
    const { seeding, lines } = await begin(bank);
    expect(lines).toEqual([]);
    const title = async () =>
      (await database.db.problem.findUniqueOrThrow({ where: { slug: PLAIN } })).title;
    expect(await title()).toBe('Climbing Stairs');
    seeding.start();
    await seeding.done();
    expect(await title()).toBe('Stairs');
  });

  it('makes at once what somebody asks for', async () => {
    const { seeding } = await begin(await bankWithoutLargeCases());
    const { id, tests } = await stored();
    expect(await Promise.all([seeding.ready(id), seeding.ready(WITH_LARGE_CASES)])).toEqual([
      true,
      true,
    ]);
    expect((await stored()).tests).toBe(tests + 4);
    expect(await seeding.ready('no-such-problem')).toBe(true);
  });

  it('says which tests cannot be made, and keeps no other problem back', async () => {
    const bank = await bankWithoutLargeCases();
    await bank.edit(GENERATOR, 'rng.below(3) == 0', 'rng.below(4) == 0');
    const { seeding } = await begin(bank);
    await bank.edit(`${PLAIN}/problem.yaml`, 'Climbing Stairs', 'Stairs');
    seeding.start();
    await seeding.done();
    const { id, isWhole } = await stored();
    expect(isWhole).toBe(false);
    expect(await seeding.ready(id)).toBe(false);
    const { title } = await database.db.problem.findUniqueOrThrow({ where: { slug: PLAIN } });
    expect(title).toBe('Stairs');
    expect(await seeding.ready(PLAIN)).toBe(true);
  });

  it('lets nobody wait for ever, and ends what it runs', async () => {
    const bank = await bankWithoutLargeCases();
    await bank.edit(GENERATOR, /^/, 'import time\ntime.sleep(500)\n');
    const { seeding } = await begin(bank, { readyWithinMs: 50 });
    seeding.start();
    await expect(seeding.ready(WITH_LARGE_CASES)).rejects.toThrow(TestsNotReadyError);
    await seeding.stop();
    expect((await stored()).isWhole).toBe(false);
  });
});
