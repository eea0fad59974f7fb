import type { PackageFormat } from '@stepwise/contracts/problem-export';
import type { Readable } from 'node:stream';
import { zipOf } from '../../../bank/archive/write-zip.ts';
import { BankError } from '../../../bank/bank-error.ts';
import { exportStored, type StoredPackage } from '../../../bank/export/stored/export-stored.ts';
import { readStored, type StoredProblem } from '../../../bank/export/stored/stored-problem.ts';
import { filesOf } from '../../../bank/export/stored/zip-stored.ts';
import { AppError, notFound } from '../../../http/app-error.ts';
import type { Database } from '../../../lib/db/db.ts';

/** A package on its way: what it is called, and the bytes of its zip file as they are made. */
export type ExportedProblem = { readonly name: string; readonly zip: Readable };

/**
 * The package of a problem, with hidden tests and solutions. Of the tests only one text is in memory
 * at a time.
 * @throws NOT_FOUND; VALIDATION_FAILED where the format has no way to say how outputs are judged
 */
export async function exportProblem(
  db: Database,
  id: string,
  format: PackageFormat,
): Promise<ExportedProblem> {
  const problem = await readStored(db, { id });
  if (!problem) throw notFound('Problem');
  const stored = packageOf(problem, format);
  return { name: stored.name, zip: zipOf(stored.name, filesOf(db, stored)) };
}

function packageOf(problem: StoredProblem, format: PackageFormat): StoredPackage {
  try {
    return exportStored(problem, format);
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
    const errors = error.message.split('\n');
    throw new AppError('VALIDATION_FAILED', 'The problem cannot be exported in this format', {
      errors,
    });
  }
}
