import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Prisma } from '@stepwise/db/client';
import { inBulkTransaction, retryWhileUnavailable } from '../../lib/bulk-write.ts';
import type { Db } from '../../lib/db.ts';
import { type BankError, bankError } from '../bank-error.ts';
import type { BankProblem } from '../bank-problem.ts';
import { contentHash } from './content-hash.ts';
import { generateLargeCases, PythonMissingError } from '../generate/generate.ts';
import type { LargeCase } from '../generate/generate.ts';
import { readLearningPaths, saveLearningPaths } from './learning-paths.ts';
import { makeRoomFor } from './problem-number.ts';
import { savePictures } from '../pictures/save-pictures.ts';
import { problemRow, testRows, type TestRow } from './problem-row.ts';
import { BANK_DIRECTORY, listPackages, readProblem } from '../read-problem.ts';
import { bytesOf, replaceTests, testsHash } from './test-set.ts';
import { workAhead } from './work-ahead.ts';

export type SeedReport = {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
};

type Options = {
  /** Told what was done, one line each. */
  readonly log: (line: string) => void;
  /** By default the bank that comes with the product. */
  readonly bankDirectory?: string;
};

/**
 * Brings the bank's problems into the database. What has not changed since the last time costs a
 * look at its files, and nothing is written. Problems keep their ids and submissions; one that was
 * deleted on the site stays deleted. Nothing is judged.
 * @throws {BankError} a package is broken, or its slug belongs to a problem that is not the bank's
 */
export async function seedBank(
  db: Db,
  { log, bankDirectory = BANK_DIRECTORY }: Options,
): Promise<SeedReport> {
  const report = { created: 0, updated: 0, unchanged: 0 };
  const known = await retryWhileUnavailable(() =>
    db.problem.findMany({
      where: { contentHash: { not: null } },
      select: { slug: true, contentHash: true },
    }),
  );
  const seeded = new Map(known.map(({ slug, contentHash }) => [slug, contentHash]));
  const prepare = async (directory: string): Promise<Seeding | null> => {
    const hash = await contentHash(directory);
    if (seeded.get(basename(directory)) === hash) return null;
    const problem = await readProblem(directory);
    const large = await largeCasesOf(problem, log);
    // Without its large cases a problem is not done: the next seed tries again.
    return { problem, tests: testRows(problem, large ?? []), hash: large === null ? null : hash };
  };
  // Large cases are made by programs, which take most of the time and a core each.
  const directories = await listPackages(bankDirectory);
  for await (const seeding of workAhead(directories, availableParallelism(), prepare)) {
    if (seeding === null) {
      report.unchanged++;
      continue;
    }
    const outcome = await inBulkTransaction(db, bytesOf(seeding.tests), (tx) =>
      saveProblem(tx, seeding),
    );
    report[outcome]++;
    if (outcome !== 'unchanged') log(`${seeding.problem.slug}: ${outcome}`);
  }
  const paths = await readLearningPaths(bankDirectory);
  await retryWhileUnavailable(() => saveLearningPaths(db, paths));
  log(describe(report));
  return report;
}

function describe({ created, updated, unchanged }: SeedReport): string {
  const total = created + updated + unchanged;
  const noun = total === 1 ? 'problem' : 'problems';
  return `${total} ${noun}: ${created} created, ${updated} updated, ${unchanged} unchanged`;
}

/** The site is of use without large cases; a machine that cannot make them cannot judge either. */
async function largeCasesOf(
  problem: BankProblem,
  log: (line: string) => void,
): Promise<LargeCase[] | null> {
  try {
    return await generateLargeCases(problem);
  } catch (error) {
    if (!(error instanceof PythonMissingError)) throw error;
    log(`${problem.slug}: seeded without its large cases. ${error.message}`);
    return null;
  }
}

/** Any number will do; two servers that start at once take turns by it. */
const SEED_LOCK = 7_261_001;

type Seeding = {
  readonly problem: BankProblem;
  readonly tests: readonly TestRow[];
  /** Null while something of the problem is missing. */
  readonly hash: string | null;
};

async function saveProblem(
  tx: Prisma.TransactionClient,
  { problem, tests, hash }: Seeding,
): Promise<keyof SeedReport> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SEED_LOCK})`;
  const { bankId, slug } = problem;
  const owner = await tx.problem.findUnique({ where: { slug }, select: { bankId: true } });
  if (owner && owner.bankId !== bankId) throw slugTaken(slug, owner.bankId);
  const row = { ...problemRow(problem), number: problem.number, bankId };
  await makeRoomFor(tx, row);
  const existing = await tx.problem.findUnique({
    where: { bankId },
    include: { currentTestSet: { select: { hash: true } } },
  });
  if (!existing) {
    const data = { ...row, contentHash: hash };
    const { id } = await tx.problem.create({ data, select: { id: true } });
    await replaceTests(tx, id, tests);
    await savePictures(tx, id, problem.pictures);
    return 'created';
  }
  const { id, deletedAt } = existing;
  const isSameRow = isSame({ ...existing, ...row }, existing);
  if (!isSameRow) await tx.problem.update({ where: { id }, data: row, select: { id: true } });
  const areSameTests = existing.currentTestSet?.hash === testsHash(tests);
  if (!areSameTests) await replaceTests(tx, id, tests);
  const hasNewPictures = deletedAt === null && (await savePictures(tx, id, problem.pictures));
  if (existing.contentHash !== hash) await noteHash(tx, id, hash);
  return isSameRow && areSameTests && !hasNewPictures ? 'unchanged' : 'updated';
}

/** Whether two rows say the same; the order of keys in their JSON columns says nothing. */
function isSame(one: object, other: object): boolean {
  const [a, b] = [one, other].map((row): unknown => JSON.parse(JSON.stringify(row)));
  return isDeepStrictEqual(a, b);
}

/** Plain SQL, because Prisma would also touch updatedAt: the problem is as it was. */
async function noteHash(tx: Db, id: string, hash: string | null): Promise<void> {
  await tx.$executeRaw`UPDATE "Problem" SET "contentHash" = ${hash} WHERE id = ${id}::uuid`;
}

function slugTaken(slug: string, bankId: string | null): BankError {
  const owner = bankId === null ? 'a problem written on the site' : 'another problem of the bank';
  return bankError(slug, `${owner} has this slug already; rename one of the two`);
}
