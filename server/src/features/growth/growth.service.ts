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
  presentCurve,
  presentGrowth,
  presentKept,
  presentNoGrowth,
  presentOpen,
  type NoGrowthReason,
} from './growth.presenter.ts';
import { editionOf } from './edition-of.ts';
import { findMeasured, keepGrowth, keptReference, type MeasuredRow } from './growth.queries.ts';

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
 * How a person's submission grows, where it is known, or whether it can be measured. Runs nothing.
 * @throws NOT_FOUND
 */
export async function knownGrowth(deps: GrowthDeps, asker: Asker): Promise<Answer> {
  const found = await lookUp(deps, asker);
  return answerOf('answer' in found ? found.answer : presentOpen(found.known.ladder));
}

/**
 * Counts the steps of the submission, and of the reference solution, on the problem's ladder, unless it is known.
 * @throws NOT_FOUND; RATE_LIMITED; OVERLOADED; JUDGE_UNAVAILABLE; what the engine throws
 */
export async function growthOf(deps: GrowthDeps, asker: Asker, gone: AbortSignal): Promise<Answer> {
  const found = await lookUp(deps, asker);
  if ('answer' in found) return answerOf(found.answer);
  const growth = await measureInTime(deps, asker, found, gone);
  const helped = { userId: asker.userId, problemId: found.row.problemId };
  return answerOf(await unlessSealed(deps.db, helped, growth, presentNoGrowth('sealed')));
}

async function measureInTime(
  deps: GrowthDeps,
  { userId, submissionId }: Asker,
  found: Found,
  gone: AbortSignal,
): Promise<Growth> {
  const { db, engine, quota, stopping, logger } = deps;
  if (deps.isLagging()) {
    throw new AppError('OVERLOADED', 'The server is busy, please try again in a moment', {
      retryAfterSeconds: 5,
    });
  }
  await quota.take(userId);
  const { signal, release } = firstSignal([gone, stopping], ANSWER_WITHIN_MS);
  try {
    signal.throwIfAborted();
    const growth = await measure(db, found, { engine, signal, owner: userId });
    // Where it is not sure, it may be because the machine was slow.
    if (isSure(growth)) {
      await keepGrowth(db, { submissionId, edition: found.edition, growth }).catch(
        // It is told all the same, and measured again when somebody asks.
        (error: unknown) => logger.warn({ err: error }, 'a measurement of growth was not kept'),
      );
    }
    return growth;
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

function isSure({ own, unseen }: Growth): boolean {
  return unseen !== null || (own !== null && own.name !== null);
}

type Found = {
  readonly row: MeasuredRow;
  readonly known: KnownLadder;
  readonly reference: string;
  readonly edition: string;
};
/** What a measurement needs, or what can be said without one. */
type LookedUp = Found | { readonly answer: Growth };

const not = (reason: NoGrowthReason): LookedUp => ({ answer: presentNoGrowth(reason) });

async function lookUp({ db, engine, packages }: GrowthDeps, asker: Asker): Promise<LookedUp> {
  const row = await findMeasured(db, asker.userId, asker.submissionId);
  if (!row) throw notFound('Submission');
  if (await isSealed(db, asker.userId, row.problemId)) return not('sealed');
  if (row.state !== 'DONE' || row.verdict !== 'Accepted') return not('not accepted');
  const { slug, bankId, constraints, checker, referenceSolution } = row.problem;
  const python = presentReferenceSolution(referenceSolution).PYTHON;
  const stored = { slug, bankId, constraints, checker, reference: python };
  const known = await packages.ladderFor(stored);
  if (!known) return not('problem');
  const reference = known.references[row.language];
  if (!isCounted(row.language) || reference === undefined) return not('language');
  const edition = editionOf({ ladder: known.ladder, language: row.language, reference });
  const kept = presentKept(row.growth, edition);
  // What was measured stands, even where nothing can be measured any more.
  if (kept) return { answer: kept };
  // Each input would be a submission to Judge0.
  if (engine.name === 'judge0') return not('engine');
  return canRun(engine, ...neededFor(row.language))
    ? { row, known, reference, edition }
    : not('missing');
}

/** Generators are in Python, and TypeScript is counted as the JavaScript that it becomes. */
function neededFor(language: LanguageKey): LanguageKey[] {
  return ['PYTHON', language, ...(language === 'TYPESCRIPT' ? (['JAVASCRIPT'] as const) : [])];
}

async function measure(
  db: Database,
  { row, known, reference, edition }: Found,
  asking: { readonly engine: JudgeEngine; readonly signal: AbortSignal; readonly owner: string },
): Promise<Growth> {
  const { ladder } = known;
  const { language, sourceCode } = row;
  const measured = { ladder, rungs: await makeRungs(ladder, asking) };
  const own = await measureGrowth({ language, source: sourceCode }, measured, asking);
  const right =
    (await keptReference(db, edition)) ??
    presentCurve(await measureGrowth({ language, source: reference }, measured, asking));
  return presentGrowth(ladder, own, right);
}
