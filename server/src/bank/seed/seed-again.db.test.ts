import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDb, createDb } from '../../lib/db/db.ts';
import { createLogger } from '../../lib/logger.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem, removeProblems } from '../../test/factories.ts';
import type * as pythonModule from '../processes/python.ts';
import { seedBank } from './seed.ts';
import { SeedingWhileServing } from './seeding-while-serving.ts';
import { copyBank } from '../test-bank.ts';
import type { TestBank } from '../test-bank.ts';

const python = vi.hoisted(() => ({ isMissing: false }));
vi.mock('../processes/python.ts', async (original) => {
  const { findPython } = await original<typeof pythonModule>();
  return { findPython: () => (python.isMissing ? Promise.resolve(null) : findPython()) };
});

const database = useTestDatabase();
const SMALL = 'climbingstairs';
const WITH_LARGE_CASES = 'validpalindrome';

beforeEach(async () => {
  python.isMissing = false;
  await removeProblems(database.db);
});

const seed = (bank: TestBank, db = database.db) =>
  seedBank(db, { log: () => undefined, bankDirectory: bank.directory });

async function stored() {
  const { db } = database;
  return {
    problems: await db.problem.findMany({ omit: { contentHash: true } }),
    testSets: await db.testSet.findMany(),
    paths: await db.learningPath.findMany(),
  };
}

/** Rows that PostgreSQL has written since, and it says so itself. */
const rowVersions = () =>
  database.db.$queryRaw`SELECT xmin::text, 'problem' AS what FROM "Problem"
    UNION ALL SELECT xmin::text, 'path' FROM "LearningPath"`;

describe('seeding what is there', () => {
  it('writes nothing', async () => {
    const bank = await copyBank(SMALL);
    const path = `{slug: a, title: A, label: A, description: A, after: [], problems: [${SMALL}], checks: [${SMALL}]}`;
    await bank.write('learning-paths.yaml', `- ${path}\n`);
    await bank.write('learning-paths.a.md', 'The idea.\n');
    await bank.write('known-names.yaml', `${SMALL}: [Stairs]\n`);
    await seed(bank);
    const before = await rowVersions();
    expect(before).toHaveLength(2);
    expect(await seed(bank)).toEqual({ created: 0, updated: 0, unchanged: 1 });
    expect(await rowVersions()).toEqual(before);
  });

  it('makes the names that problems have elsewhere those of the bank', async () => {
    const bank = await copyBank(SMALL);
    const ofSite = await buildProblem(database.db);
    await database.db.problem.update({ where: { id: ofSite.id }, data: { knownAs: ['Mine'] } });
    const names = async () => {
      const rows = await database.db.problem.findMany({ orderBy: { bankId: 'asc' } });
      return rows.map(({ knownAs }) => knownAs);
    };
    await seed(bank);
    expect(await names()).toEqual([[], ['Mine']]);
    await bank.write('known-names.yaml', `${SMALL}: [Stairs, "The \\"Steps\\""]\n`);
    await seed(bank);
    expect(await names()).toEqual([['Stairs', 'The "Steps"'], ['Mine']]);
    await bank.remove('known-names.yaml');
    await seed(bank);
    expect(await names()).toEqual([[], ['Mine']]);
  });

  it('changes nothing where the large cases cannot be made', async () => {
    const bank = await copyBank(WITH_LARGE_CASES);
    await bank.remove(`${WITH_LARGE_CASES}/data/secret/3-large`).catch(() => undefined);
    python.isMissing = true;
    expect(await seed(bank)).toEqual({ created: 1, updated: 0, unchanged: 0 });
    const before = await stored();
    expect(await seed(bank)).toEqual({ created: 0, updated: 0, unchanged: 1 });
    expect(await stored()).toEqual(before);

    python.isMissing = false;
    expect(await seed(bank)).toEqual({ created: 0, updated: 1, unchanged: 0 });
    expect(await seed(bank)).toEqual({ created: 0, updated: 0, unchanged: 1 });
  });

  it('takes no large cases away where they cannot be made any more', async () => {
    const bank = await copyBank(WITH_LARGE_CASES);
    await seed(bank);
    const { testSets } = await stored();
    await bank.remove(`${WITH_LARGE_CASES}/data/secret/3-large`);
    await bank.edit(`${WITH_LARGE_CASES}/problem.yaml`, 'Valid Palindrome', 'Palindrome');
    python.isMissing = true;
    expect(await seed(bank)).toEqual({ created: 0, updated: 1, unchanged: 0 });
    expect((await stored()).testSets).toEqual(testSets);
    expect(await seed(bank)).toEqual({ created: 0, updated: 0, unchanged: 1 });
  });

  it('refuses to judge on a part of the tests while it serves', async () => {
    const bank = await copyBank(WITH_LARGE_CASES);
    await bank.remove(`${WITH_LARGE_CASES}/data/secret/3-large`).catch(() => undefined);
    python.isMissing = true;
    const options = { logger: createLogger('silent'), bankDirectory: bank.directory };
    await seed(bank);
    const seeding = new SeedingWhileServing(database.db, options);
    seeding.start();
    await seeding.done();
    expect(await seeding.ready(WITH_LARGE_CASES)).toBe(false);
    await seeding.stop();
  });

  it('changes nothing when files were written anew and say the same', async () => {
    const bank = await copyBank(SMALL);
    await seed(bank);
    const before = await stored();
    await bank.edit(`${SMALL}/.platform.yaml`, /$/, '# a remark\n');
    expect(await seed(bank)).toEqual({ created: 0, updated: 0, unchanged: 1 });
    expect(await stored()).toEqual(before);
  });
});

describe('seeding a slow database', () => {
  /** Runs `body` before every statement that writes tests. */
  async function beforeTests(body: string): Promise<void> {
    await database.db.pool.query(`
      CREATE SEQUENCE IF NOT EXISTS tries;
      CREATE OR REPLACE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN ${body} RETURN NULL; END; $$;
      CREATE OR REPLACE TRIGGER slow BEFORE INSERT ON "TestCase" EXECUTE FUNCTION slow();`);
  }

  it('waits longer than a request would', async () => {
    await beforeTests('PERFORM pg_sleep(0.6);');
    const timeouts = { connect: 10_000, statement: 500, lock: 500, idle: 500 };
    const db = createDb(database.url, { timeouts });
    try {
      expect(await seed(await copyBank(SMALL), db)).toMatchObject({ created: 1 });
    } finally {
      await closeDb(db);
    }
  });

  it('tries again what took too long, and leaves no halves', async () => {
    await beforeTests(`
      IF nextval('tries') < 3 THEN
        RAISE 'canceling statement due to statement timeout' USING ERRCODE = '57014';
      END IF;`);
    expect(await seed(await copyBank(SMALL))).toMatchObject({ created: 1 });
    expect(await database.db.testSet.count()).toBe(1);
    expect(await database.db.testCase.count()).toBe(11);
  });
});
