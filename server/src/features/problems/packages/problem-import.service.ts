import { createHash } from 'node:crypto';
import type { ImportedProblem, JudgedProgram } from '@stepwise/contracts/problem-import';
import { TREE_BOUNDS } from '../../../bank/archive/file-tree.ts';
import { BankError } from '../../../bank/bank-error.ts';
import type { BankProblem } from '../../../bank/bank-problem.ts';
import { compileValidator } from '../../../bank/import/validator/check-validator.ts';
import { fitTimeLimit } from '../../../bank/import/judging/fit-time-limit.ts';
import type { Conversion } from '../../../bank/import/convert-tree.ts';
import { draftProblem } from '../../../bank/import/import-package.ts';
import { verdictInWords } from '../../../bank/import/judging/describe-judged.ts';
import type { JudgedSubmission } from '../../../bank/import/judging/judge-submissions.ts';
import { PackageReaderBusyError, readPackage } from '../../../bank/import/reader/package-reader.ts';
import { referencesOf } from '../../../bank/import/read-imported.ts';
import { uuidOf } from '../../../bank/import/write-package.ts';
import { savePictures } from '../../../bank/pictures/save-pictures.ts';
import { refusedTests } from '../../../bank/searches/refused-tests.ts';
import { importedRow, testRows } from '../../../bank/seed/problem-row.ts';
import { bytesOf, replaceTests } from '../../../bank/seed/test-set.ts';
import { AppError, rateLimited } from '../../../http/app-error.ts';
import type { JudgeEngine } from '../../../judge/engine.ts';
import { inBulkTransaction } from '../../../lib/db/bulk-write.ts';
import { isUniqueViolation, type Database, type Db } from '../../../lib/db/db.ts';
import { recordAct, type ActSource } from '../../audit/audit.queries.ts';

type Deps = { readonly db: Database; readonly engine: JudgeEngine };

export type ImportOptions = {
  readonly source: ActSource;
  readonly signal: AbortSignal;
  /** Whether the package may exclude languages of this platform. */
  readonly mayLimitLanguages: boolean;
  /** Called for each labelled program as it is judged. */
  readonly onJudged: (program: JudgedProgram) => void;
};

/** Smaller than for commands: the server needs memory for other work too. */
const BOUNDS = { ...TREE_BOUNDS, totalBytes: 96 * 1024 * 1024 };
/** Retry-After when too many packages are being imported. */
export const RETRY_SECONDS = 30;
const UNPROVEN = 'No right solution of the package could be judged here';

/**
 * Stores the problem of a package, after its labelled programs got the verdicts that they promise.
 * @param name of the zip file
 * @throws VALIDATION_FAILED with all faults of the package; CONFLICT;
 *   REFERENCE_SOLUTION_FAILED with each program that came out otherwise; what the engine throws.
 *   Nothing is stored then
 */
export async function importProblem(
  { db, engine }: Deps,
  bytes: Buffer,
  name: string,
  { source, signal, mayLimitLanguages, onJudged }: ImportOptions,
): Promise<ImportedProblem> {
  const request = { from: { bytes, name }, bounds: BOUNDS, mayLimitLanguages };
  const conversion = await orRefused(() => readPackage(request, signal));
  const draft = draftProblem(conversion);
  const problem = { ...draft, bankId: draft.bankId === '' ? uuidOf(draft.slug) : draft.bankId };
  await refuseKnown(db, problem);
  await orRefused(() => compileValidator(problem, engine, signal));
  const unusable = await whyNoValidator(problem, { engine, owner: 'import', signal });
  const inputs = unusable === null ? {} : WITHOUT_INPUTS;
  const { timeLimitMs, judged, note } = await fitTimeLimit(problem, {
    engine,
    signal,
    onJudged: (one) => onJudged(presentJudged(one)),
  });
  const programs = judged.map(presentJudged);
  refuseDisagreement(programs);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const references = referencesOf(judged.filter(isRight).map(({ submission }) => submission));
  const id = await store(db, source, { ...problem, ...inputs, timeLimitMs, references }, hash);
  const { slug, title, cases } = problem;
  const unproven = Object.keys(references).length === 0 ? [UNPROVEN] : [];
  const limit = note === null ? [] : [`the time limit ${note}`];
  const said = unusable === null ? [] : [unusable];
  const warnings = [...warningsOf(conversion), ...unproven, ...limit, ...said];
  return { id, slug, title, tests: cases.length, timeLimitMs, programs, warnings };
}

/** Inputs that nobody can check are not made either. */
const WITHOUT_INPUTS = { validator: null, smallInputs: null };

/** Why the package's input validator is left out, which no verdict depends on; null where it can be used. */
async function whyNoValidator(
  { validator, cases }: BankProblem,
  asking: Parameters<typeof refusedTests>[2],
): Promise<string | null> {
  if (validator === null) return null;
  const [refused] = await refusedTests(validator, cases, asking);
  if (!refused) return null;
  const name = cases[refused.index]?.name ?? '';
  return `input_validators: is left out, with how small inputs are made: here it refuses data/${name}`;
}

/** Its folder alone proves nothing: it may not run here, or its own tag says that it fails. */
function isRight(judged: JudgedSubmission): boolean {
  return judged.skipped === null && judged.agrees && judged.verdict === 'Accepted';
}

async function orRefused<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof PackageReaderBusyError) throw rateLimited(error.message, RETRY_SECONDS);
    if (!(error instanceof BankError)) throw error;
    const errors = error.message.split('\n');
    throw new AppError('VALIDATION_FAILED', 'The package cannot be imported', { errors });
  }
}

/** Checked before judging, which is slow; unique indexes check it again. A deleted one may come back. */
async function refuseKnown(db: Database, { slug, bankId }: BankProblem): Promise<void> {
  const known = await db.problem.findMany({
    where: { OR: [{ slug }, ...identities(bankId)] },
    select: { id: true, bankId: true, title: true, deletedAt: true },
  });
  const here = known.find(({ deletedAt }) => deletedAt === null);
  if (here) throw alreadyHere(here.title);
  const other = known.find((one) => one.id !== bankId && one.bankId !== bankId);
  if (!other) return;
  throw new AppError(
    'CONFLICT',
    `A deleted problem has this name: ${other.title}. Give the folder in the zip file another one`,
  );
}

/** One that was written on the site is exported under its own id. */
function identities(bankId: string) {
  return [{ bankId }, { id: bankId }];
}

function alreadyHere(title: string): AppError {
  return new AppError('CONFLICT', `This problem, or another of its name, is here: ${title}`);
}

function presentJudged(judged: JudgedSubmission): JudgedProgram {
  const { name } = judged.submission;
  return judged.skipped === null
    ? { name, outcome: verdictInWords(judged), agrees: judged.agrees }
    : { name, outcome: judged.skipped, agrees: null };
}

function refuseDisagreement(programs: readonly JudgedProgram[]): void {
  const wrong = programs.filter(({ agrees }) => agrees === false);
  if (wrong.length === 0) return;
  throw new AppError(
    'REFERENCE_SOLUTION_FAILED',
    'Programs of the package got other verdicts than it says',
    {
      errors: wrong.map((program) => `${program.name}: ${program.outcome}`),
    },
  );
}

/** Under the id that it had before where it was deleted: earlier submissions belong to it again. */
async function store(
  db: Database,
  source: ActSource,
  problem: BankProblem,
  hash: string,
): Promise<string> {
  const tests = testRows(problem, []);
  const { bankId, title } = problem;
  try {
    return await inBulkTransaction(db, bytesOf(tests), async (tx) => {
      const data = importedRow(problem);
      const select = { id: true };
      const [back] = await tx.problem.updateManyAndReturn({
        where: { OR: identities(bankId), deletedAt: { not: null } },
        // What an administrator imports is published and nobody's, whoever wrote the one that was deleted.
        data: { ...data, deletedAt: null, isDraft: false, ownerId: null },
        select,
      });
      if (back) await beginAnew(tx, back.id, hash);
      const { id } =
        back ?? (await tx.problem.create({ data: { ...data, bankId, contentHash: hash }, select }));
      await replaceTests(tx, id, tests);
      await savePictures(tx, id, problem.pictures);
      const after = { title, tests: tests.length, wasDeleted: back !== undefined };
      const subject = { type: 'problem', id } as const;
      await recordAct(tx, source, { action: 'problem.imported', subject, after });
      return id;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw alreadyHere(title);
    throw error;
  }
}

/** Whose it was has no rights to it, and what it lacked when it was deleted it has now. */
async function beginAnew(tx: Db, id: string, hash: string): Promise<void> {
  await tx.roleGrant.deleteMany({ where: { scopeType: 'PROBLEM', scopeId: id } });
  const unfinished = { id, bankId: { not: null }, contentHash: null };
  await tx.problem.updateMany({ where: unfinished, data: { contentHash: hash } });
}

function warningsOf({ warnings }: Conversion): string[] {
  return warnings.map(({ file, line, message }) => {
    return `${file}${line === null ? '' : `:${line}`}: ${message}`;
  });
}
