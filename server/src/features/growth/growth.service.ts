import type { Growth } from '@stepwise/contracts/growth';
import type { LanguageKey } from '@stepwise/contracts/language';
import type { KnownLadder, PackageSearches } from '../../bank/searches/package-searches.ts';
import { isCounted } from '../../growth/count-steps.ts';
import { makeRungs } from '../../growth/make-rungs.ts';
import { measureGrowth } from '../../growth/measure-growth.ts';
import { GrowthError } from '../../growth/run-inputs.ts';
import { AppError, judgeStops, notFound } from '../../http/app-error.ts';
import type { Quota } from '../../http/limits/quota.ts';
import { canRun } from '../../judge/can-run.ts';
import type { JudgeEngine } from '../../judge/engine.ts';
import type { Database } from '../../lib/db/db.ts';
import { firstSignal } from '../../lib/process/first-signal.ts';
import type { Logger } from '../../lib/logger.ts';
import { presentReferenceSolution } from '../problems/problem.presenter.ts';
import { isSealed, unlessSealed } from '../seals/seal.queries.ts';
import {
  growthSentence,
  presentGrowth,
  presentNoGrowth,
  presentOpen,
  type NoGrowthReason,
} from './growth.presenter.ts';
import { findMeasured, type MeasuredRow } from './growth.queries.ts';

/** With the wait for a slot, which submissions may take in between. */
const ANSWER_WITHIN_MS = 60_000;

export type GrowthDeps = {
  readonly db: Database;
  readonly engine: JudgeEngine;
  readonly logger: Logger;
  readonly packages: PackageSearches;
  /** Measurements of a person in an hour. */
  readonly quota: Quota;
  readonly isLagging: () => boolean;
  readonly stopping: AbortSignal;
};

export type Asker = { readonly userId: string; readonly submissionId: string };
export type Answer = { readonly message: string; readonly data: Growth };

const answerOf = (data: Growth): Answer => ({ message: growthSentence(data), data });

/**
 * Whether it can be measured how a person's submission grows. Runs nothing.
 * @throws NOT_FOUND
 */
export async function knownGrowth(deps: GrowthDeps, asker: Asker): Promise<Answer> {
  const found = await lookUp(deps, asker);
  return answerOf(
    'reason' in found ? presentNoGrowth(found.reason) : presentOpen(found.known.ladder),
  );
}

/**
 * Counts the steps of the submission, and of the reference solution, on the problem's ladder.
 * @throws NOT_FOUND; RATE_LIMITED; OVERLOADED; JUDGE_UNAVAILABLE; what the engine throws
 */
export async function growthOf(deps: GrowthDeps, asker: Asker, gone: AbortSignal): Promise<Answer> {
  const found = await lookUp(deps, asker);
  if ('reason' in found) return answerOf(presentNoGrowth(found.reason));
  const growth = await measureInTime(deps, asker, found, gone);
  const helped = { userId: asker.userId, problemId: found.row.problemId };
  return answerOf(await unlessSealed(deps.db, helped, growth, presentNoGrowth('sealed')));
}

async function measureInTime(
  deps: GrowthDeps,
  { userId }: Asker,
  found: Found,
  gone: AbortSignal,
): Promise<Growth> {
  const { engine, quota, stopping, logger } = deps;
  if (deps.isLagging()) {
    throw new AppError('OVERLOADED', 'The server is busy, please try again in a moment', {
      retryAfterSeconds: 5,
    });
  }
  await quota.take(userId);
  const { signal, release } = firstSignal([gone, stopping], ANSWER_WITHIN_MS);
  try {
    signal.throwIfAborted();
    return await measure(found, { engine, signal, owner: userId });
  } catch (error) {
    if (gone.aborted) throw error;
    if (stopping.aborted) throw judgeStops(error);
    if (!signal.aborted && !(error instanceof GrowthError)) throw error;
    logger.error(
      { err: error, slug: found.row.problem.slug },
      'a measurement of growth broke down',
    );
    return presentNoGrowth('broken');
  } finally {
    release();
  }
}

type Found = { readonly row: MeasuredRow; readonly known: KnownLadder; readonly reference: string };
type LookedUp = Found | { readonly reason: NoGrowthReason };

async function lookUp({ db, engine, packages }: GrowthDeps, asker: Asker): Promise<LookedUp> {
  const row = await findMeasured(db, asker.userId, asker.submissionId);
  if (!row) throw notFound('Submission');
  if (await isSealed(db, asker.userId, row.problemId)) return { reason: 'sealed' };
  if (row.state !== 'DONE' || row.verdict !== 'Accepted') return { reason: 'not accepted' };
  const { slug, bankId, constraints, checker, referenceSolution } = row.problem;
  const python = presentReferenceSolution(referenceSolution).PYTHON;
  const stored = { slug, bankId, constraints, checker, reference: python };
  const known = await packages.ladderFor(stored);
  if (!known) return { reason: 'problem' };
  const reference = known.references[row.language];
  if (!isCounted(row.language) || reference === undefined) return { reason: 'language' };
  // Each input would be a submission to Judge0.
  if (engine.name === 'judge0') return { reason: 'engine' };
  return canRun(engine, ...neededFor(row.language))
    ? { row, known, reference }
    : { reason: 'missing' };
}

/** Generators are in Python, and TypeScript is counted as the JavaScript that it becomes. */
function neededFor(language: LanguageKey): LanguageKey[] {
  return ['PYTHON', language, ...(language === 'TYPESCRIPT' ? (['JAVASCRIPT'] as const) : [])];
}

async function measure(
  { row, known, reference }: Found,
  asking: { readonly engine: JudgeEngine; readonly signal: AbortSignal; readonly owner: string },
): Promise<Growth> {
  const { ladder } = known;
  const { language, sourceCode } = row;
  const measured = { ladder, rungs: await makeRungs(ladder, asking) };
  const own = await measureGrowth({ language, source: sourceCode }, measured, asking);
  const right = await measureGrowth({ language, source: reference }, measured, asking);
  return presentGrowth(ladder, own, right);
}
