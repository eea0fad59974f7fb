import { basename } from 'node:path';
import type { Prisma } from '@stepwise/db/client';
import type { Db } from '../lib/db.ts';
import { type BankError, bankError } from './bank-error.ts';
import type { BankProblem } from './bank-problem.ts';
import { contentHash } from './content-hash.ts';
import { generateLargeCases, PythonMissingError } from './generate.ts';
import type { LargeCase } from './generate.ts';
import { readLearningPaths, saveLearningPaths } from './learning-paths.ts';
import { savePictures } from './pictures/save-pictures.ts';
import { problemRow, testRows, testsHash } from './problem-row.ts';
import { BANK_DIRECTORY, listPackages, readProblem } from './read-problem.ts';

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
 * look at its files. Problems keep their ids and submissions; one that was deleted on the site
 * stays deleted. Nothing is judged.
 * @throws {BankError} a package is broken, or its slug belongs to a problem that is not the bank's
 */
export async function seedBank(
  db: Db,
  { log, bankDirectory = BANK_DIRECTORY }: Options,
): Promise<SeedReport> {
  const report = { created: 0, updated: 0, unchanged: 0 };
  const known = await db.problem.findMany({
    where: { contentHash: { not: null } },
    select: { slug: true, contentHash: true },
  });
  const seeded = new Map(known.map(({ slug, contentHash }) => [slug, contentHash]));
  for (const directory of await listPackages(bankDirectory)) {
    const hash = await contentHash(directory);
    if (seeded.get(basename(directory)) === hash) {
      report.unchanged++;
      continue;
    }
    const problem = await readProblem(directory);
    const large = await largeCasesOf(problem, log);
    const outcome = await inTransaction(db, (tx) =>
      // Without its large cases a problem is not done: the next seed tries again.
      saveProblem(tx, problem, large ?? [], large === null ? null : hash),
    );
    report[outcome]++;
    log(`${problem.slug}: ${outcome}`);
  }
  await saveLearningPaths(db, await readLearningPaths(bankDirectory));
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

const TRANSACTION_MS = 30_000;

async function inTransaction<T>(
  db: Db,
  work: (tx: Prisma.TransactionClient) => Promise<T>,
): Promise<T> {
  return '$transaction' in db ? db.$transaction(work, { timeout: TRANSACTION_MS }) : work(db);
}

/** Any number will do; two servers that start at once take turns by it. */
const SEED_LOCK = 7_261_001;

async function saveProblem(
  tx: Prisma.TransactionClient,
  problem: BankProblem,
  large: readonly LargeCase[],
  hash: string | null,
): Promise<'created' | 'updated'> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SEED_LOCK})`;
  const { bankId, slug } = problem;
  const owner = await tx.problem.findUnique({ where: { slug }, select: { bankId: true } });
  if (owner && owner.bankId !== bankId) throw slugTaken(slug, owner.bankId);
  const existing = await tx.problem.findUnique({ where: { bankId }, select: { id: true } });
  const data = { ...problemRow(problem), contentHash: hash };
  const { id, deletedAt, currentTestSet } = await tx.problem.upsert({
    where: { bankId },
    create: { ...data, bankId },
    update: data,
    select: { id: true, deletedAt: true, currentTestSet: { select: { hash: true } } },
  });
  const tests = testRows(problem, large);
  if (currentTestSet?.hash !== testsHash(tests)) await replaceTests(tx, id, tests);
  if (deletedAt === null) await savePictures(tx, id, problem.pictures);
  return existing ? 'updated' : 'created';
}

/** Test sets are never changed: submissions show the one they were judged on. */
export async function replaceTests(
  tx: Prisma.TransactionClient,
  problemId: string,
  tests: ReturnType<typeof testRows>,
): Promise<void> {
  const testSet = await tx.testSet.create({
    data: { problemId, hash: testsHash(tests) },
    select: { id: true },
  });
  await tx.testCase.createMany({ data: tests.map((test) => ({ ...test, testSetId: testSet.id })) });
  await tx.problem.update({
    where: { id: problemId },
    data: { currentTestSetId: testSet.id },
    select: { id: true },
  });
}

function slugTaken(slug: string, bankId: string | null): BankError {
  const owner = bankId === null ? 'a problem written on the site' : 'another problem of the bank';
  return bankError(slug, `${owner} has this slug already; rename one of the two`);
}
