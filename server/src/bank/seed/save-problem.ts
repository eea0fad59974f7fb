import { isDeepStrictEqual } from 'node:util';
import type { Prisma } from '@stepwise/db/client';
import type { Db } from '../../lib/db/db.ts';
import { type BankError, bankError } from '../bank-error.ts';
import type { BankProblem } from '../bank-problem.ts';
import { savePictures } from '../pictures/save-pictures.ts';
import { makeRoomFor } from './problem-number.ts';
import { problemRow, type TestRow } from './problem-row.ts';
import { removeUnused, replaceTests, testsHash } from './test-set.ts';

export type Seeding = {
  readonly problem: BankProblem;
  readonly tests: readonly TestRow[];
  /** Null while something of the problem is missing. */
  readonly hash: string | null;
};

export type Outcome = 'created' | 'updated' | 'unchanged';

/** Any number will do; whoever seeds at the same time takes turns by it. */
const SEED_LOCK = 7_261_001;

/**
 * Stores a problem of the bank that is not there yet, and leaves one alone that is.
 * @throws {BankError} its slug belongs to another problem
 */
export async function createProblem(
  tx: Prisma.TransactionClient,
  seeding: Seeding,
): Promise<'created' | 'unchanged'> {
  const existing = await lockProblem(tx, seeding);
  if (existing) return 'unchanged';
  return create(tx, seeding);
}

/**
 * Makes a problem in the database what its package says.
 * @throws {BankError} its slug belongs to another problem
 */
export async function saveProblem(
  tx: Prisma.TransactionClient,
  seeding: Seeding,
): Promise<Outcome> {
  const existing = await lockProblem(tx, seeding);
  if (!existing) return create(tx, seeding);
  const { problem, hash } = seeding;
  const row = rowOf(problem);
  await makeRoomFor(tx, row);
  const { id, deletedAt } = existing;
  const isSameRow = isSame({ ...existing, ...row }, existing);
  if (!isSameRow) await tx.problem.update({ where: { id }, data: row, select: { id: true } });
  const areSameTests = await saveTests(tx, seeding, existing);
  const hasNewPictures = deletedAt === null && (await savePictures(tx, id, problem.pictures));
  const isNoted = staysWhole(seeding, existing) || existing.contentHash === hash;
  if (!isNoted) await noteHash(tx, id, hash);
  return isSameRow && areSameTests && !hasNewPictures ? 'unchanged' : 'updated';
}

type Existing = NonNullable<Awaited<ReturnType<typeof lockProblem>>>;

/** Large cases that cannot be made here now take none away: what is there is whole, and the next seed tries again. */
const staysWhole = ({ hash }: Seeding, { contentHash }: Existing): boolean =>
  hash === null && contentHash !== null;

/** @returns whether they are those that are there */
async function saveTests(
  tx: Prisma.TransactionClient,
  seeding: Seeding,
  existing: Existing,
): Promise<boolean> {
  const { id, contentHash, currentTestSet } = existing;
  if (staysWhole(seeding, existing)) return true;
  if (currentTestSet?.hash === testsHash(seeding.tests)) return true;
  await replaceTests(tx, id, seeding.tests);
  // What was there until the problem was whole.
  if (contentHash === null && currentTestSet) await removeUnused(tx, currentTestSet.id);
  return false;
}

async function lockProblem(tx: Prisma.TransactionClient, { problem }: Seeding) {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SEED_LOCK})`;
  const { bankId, slug } = problem;
  const owner = await tx.problem.findUnique({ where: { slug }, select: { bankId: true } });
  if (owner && owner.bankId !== bankId) throw slugTaken(slug, owner.bankId);
  return tx.problem.findUnique({
    where: { bankId },
    include: { currentTestSet: { select: { id: true, hash: true } } },
  });
}

async function create(
  tx: Prisma.TransactionClient,
  { problem, tests, hash }: Seeding,
): Promise<'created'> {
  const row = rowOf(problem);
  await makeRoomFor(tx, row);
  const data = { ...row, contentHash: hash };
  const { id } = await tx.problem.create({ data, select: { id: true } });
  await replaceTests(tx, id, tests);
  await savePictures(tx, id, problem.pictures);
  return 'created';
}

function rowOf(problem: BankProblem) {
  const { number, bankId } = problem;
  // Of its inputs the package is asked itself.
  return { ...problemRow(problem), number, bankId, smallInputs: null, inputValidator: null };
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
