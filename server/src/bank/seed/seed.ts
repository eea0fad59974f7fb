import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { inBulkTransaction, retryWhileUnavailable } from '../../lib/db/bulk-write.ts';
import type { Db } from '../../lib/db/db.ts';
import { BankError } from '../bank-error.ts';
import { BANK_DIRECTORY, listPackages } from '../read-problem.ts';
import { readKnownNames, saveKnownNames } from './known-names.ts';
import { readLearningPaths, saveLearningPaths } from './learning-paths.ts';
import { prepareProblem, prepareWithoutLargeCases } from './prepare-problem.ts';
import { createProblem, saveProblem } from './save-problem.ts';
import { bytesOf } from './test-set.ts';
import { workAhead } from './work-ahead.ts';

export type SeedReport = {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
};

export type SeedOptions = {
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
  { log, bankDirectory = BANK_DIRECTORY }: SeedOptions,
): Promise<SeedReport> {
  const report = { created: 0, updated: 0, unchanged: 0 };
  const known = await seededHashes(db);
  const prepare = (directory: string) =>
    prepareProblem(directory, { seeded: known.get(basename(directory)), log });
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
  await seedLists(db, bankDirectory);
  log(describe(report));
  return report;
}

/**
 * Brings those problems into the database that it does not have, without the cases that programs
 * make: so much that the site can be used. The rest is for `SeedingWhileServing`. One whose slug is taken is left out.
 * @throws {BankError} a package is broken
 */
export async function seedNewProblems(
  db: Db,
  { log, bankDirectory = BANK_DIRECTORY }: SeedOptions,
): Promise<void> {
  const known = await seededHashes(db);
  const directories = await listPackages(bankDirectory);
  const missing = directories.filter((directory) => !known.has(basename(directory)));
  const prepared = workAhead(missing, availableParallelism(), prepareWithoutLargeCases);
  for await (const seeding of prepared) {
    try {
      const outcome = await inBulkTransaction(db, bytesOf(seeding.tests), (tx) =>
        createProblem(tx, seeding),
      );
      if (outcome === 'created') log(`${seeding.problem.slug}: ${outcome}`);
    } catch (error) {
      // Its slug is taken by a problem of the site: that is no reason to serve nobody.
      if (!(error instanceof BankError)) throw error;
      log(`left out: ${error.message}`);
    }
  }
  await seedLists(db, bankDirectory);
}

/** The hash of each problem of the bank as it was seeded last, by slug; null when it is not whole. */
export async function seededHashes(db: Db): Promise<ReadonlyMap<string, string | null>> {
  const known = await retryWhileUnavailable(() =>
    db.problem.findMany({
      where: { bankId: { not: null } },
      select: { slug: true, contentHash: true },
    }),
  );
  return new Map(known.map(({ slug, contentHash }) => [slug, contentHash]));
}

/** What the bank says of its problems together. */
async function seedLists(db: Db, bankDirectory: string): Promise<void> {
  const paths = await readLearningPaths(bankDirectory);
  await retryWhileUnavailable(() => saveLearningPaths(db, paths));
  const names = await readKnownNames(bankDirectory);
  await retryWhileUnavailable(() => saveKnownNames(db, names));
}

function describe({ created, updated, unchanged }: SeedReport): string {
  const total = created + updated + unchanged;
  const noun = total === 1 ? 'problem' : 'problems';
  return `${total} ${noun}: ${created} created, ${updated} updated, ${unchanged} unchanged`;
}
