import type { Counterexample } from '@stepwise/contracts/counterexample';
import type { NoSearch, PackageSearches } from '../../bank/searches/package-searches.ts';
import { SIMILAR_TO } from '../../bank/searches/search-of.ts';
import { editionOf } from '../../counterexample/edition-of.ts';
import {
  BOUNDS,
  FEW,
  findCounterexample,
  type Bounds,
  type Search,
  type SearchProgress,
} from '../../counterexample/find-counterexample.ts';
import { OracleError } from '../../counterexample/oracle.ts';
import { AppError, judgeStops, notFound } from '../../http/app-error.ts';
import type { Quota } from '../../http/limits/quota.ts';
import type { JudgeEngine } from '../../judge/engine.ts';
import type { Database } from '../../lib/db/db.ts';
import { firstSignal } from '../../lib/process/first-signal.ts';
import type { Logger } from '../../lib/logger.ts';
import { presentReferenceSolution } from '../problems/problem.presenter.ts';
import { isSealed, unlessSealed } from '../seals/seal.queries.ts';
import {
  presentKept,
  presentOutOfTime,
  presentUnavailable,
  presentUnknown,
  toKeptTest,
} from './counterexample.presenter.ts';
import {
  findSuspect,
  keepCounterexample,
  listVisibleInputs,
  type SuspectRow,
} from './counterexample.queries.ts';
import type { SearchLane } from './search-lane.ts';
import { whyNotFailed, whyNotHere } from './why-no-search.ts';

/** A person waits: what is found by then is shown. */
const SEARCH_WITHIN_MS = 30_000;
/** Beyond the search: the runs that confirm it, and the wait for a slot between them. */
const CONFIRM_WITHIN_MS = 15_000;

/** Each input would be a submission to Judge0: a long search would take the places of others for minutes. */
function boundsOf({ name }: JudgeEngine): Bounds {
  return name === 'judge0' ? FEW : { ...BOUNDS, withinMs: SEARCH_WITHIN_MS };
}

export type SearchDeps = {
  readonly db: Database;
  readonly engine: JudgeEngine;
  readonly logger: Logger;
  readonly packages: PackageSearches;
  readonly lane: SearchLane<SearchProgress, Counterexample>;
  /** Searches of a person in an hour. */
  readonly quota: Quota;
  /** Whether this process is overloaded: inputs are made in it. */
  readonly isLagging: () => boolean;
  readonly stopping: AbortSignal;
};

export type Asker = { readonly userId: string; readonly submissionId: string };

export type Waiting = {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SearchProgress) => void;
};

/**
 * What is known of the smallest input on which a person's submission fails. Runs nothing.
 * @throws NOT_FOUND
 */
export async function knownCounterexample(deps: SearchDeps, asker: Asker): Promise<Counterexample> {
  const { known } = await lookUp(deps, asker);
  return known ?? presentUnknown(deps.lane.isRunning(asker.submissionId));
}

/**
 * Looks for that input, unless it is known. The search ends when nobody waits for it any more.
 * @throws NOT_FOUND; RATE_LIMITED; QUEUE_FULL; OVERLOADED; JUDGE_UNAVAILABLE; what the engine throws
 */
export async function searchCounterexample(
  deps: SearchDeps,
  asker: Asker,
  { signal, onProgress }: Waiting,
): Promise<Counterexample> {
  const found = await lookUp(deps, asker);
  if (!('search' in found)) return found.known;
  const { suspect } = found;
  const answer = await deps.lane.watch(asker, {
    signal,
    onStep: onProgress,
    begin: (ended, tell) => runSearch(deps, { ...found, ended, tell }),
  });
  // It is kept all the same, for when the rehearsal has ended.
  return unlessSealed(deps.db, suspect, answer, presentUnavailable('sealed'));
}

/** What a search needs that may tell more than is known. */
type Open = {
  readonly known: Counterexample | null;
  readonly suspect: SuspectRow;
  readonly search: Search;
};
type LookedUp = Open | { readonly known: Counterexample };

async function lookUp(deps: SearchDeps, { userId, submissionId }: Asker): Promise<LookedUp> {
  const suspect = await findSuspect(deps.db, userId, submissionId);
  if (!suspect) throw notFound('Submission');
  const { counterexample: kept, language, problemId } = suspect;
  if (await isSealed(deps.db, userId, problemId)) return { known: presentUnavailable('sealed') };
  const why = whyNotFailed(suspect);
  if (why) return { known: presentUnavailable(why) };
  const bounds = boundsOf(deps.engine);
  const search = whyNotHere(deps.engine, language) ?? (await searchFor(deps, suspect));
  if (typeof search === 'string') {
    if (!kept?.test) return { known: presentUnavailable(search) };
    // What was found stands where nothing can be looked for any more.
    return { known: presentKept({ ...kept, isOutOfTime: false }, bounds) };
  }
  if (kept?.edition !== editionOf(search, bounds)) return { known: null, suspect, search };
  const known = presentKept(kept, bounds);
  return known.isOutOfTime ? { known, suspect, search } : { known };
}

function searchFor({ db, packages }: SearchDeps, suspect: SuspectRow): Promise<Search | NoSearch> {
  const { language, sourceCode, problem, problemId } = suspect;
  const { referenceSolution, ...rest } = problem;
  const reference = presentReferenceSolution(referenceSolution).PYTHON;
  const visibleInputs = () => listVisibleInputs(db, problemId, SIMILAR_TO);
  const stored = { ...rest, reference, visibleInputs };
  return packages.searchFor(stored, { language, source: sourceCode });
}

type Run = Open & {
  readonly ended: AbortSignal;
  readonly tell: (progress: SearchProgress) => void;
};

async function runSearch(deps: SearchDeps, { ended, tell, ...open }: Run) {
  const { suspect, search } = open;
  const { db, engine, logger, quota, stopping } = deps;
  if (deps.isLagging()) {
    throw new AppError('OVERLOADED', 'The server is busy, please try again in a moment', {
      retryAfterSeconds: 5,
    });
  }
  await quota.take(suspect.userId);
  tell({ tried: 0, isFound: false });
  const bounds = boundsOf(engine);
  const { signal, release } = firstSignal([ended, stopping], bounds.withinMs + CONFIRM_WITHIN_MS);
  try {
    signal.throwIfAborted();
    const asking = { engine, signal, owner: suspect.userId, onProgress: tell };
    const result = await findCounterexample(search, asking, bounds);
    return await conclude(db, { ...open, bounds, result });
  } catch (error) {
    if (error instanceof OracleError) {
      logger.error(
        { err: error, slug: suspect.problem.slug },
        'a search for a counterexample failed: the problem package is broken',
      );
      return presentUnavailable('broken');
    }
    if (stopping.aborted) throw judgeStops(error);
    if (!signal.aborted) throw error;
    throw new AppError('QUEUE_FULL', 'The judge is busy, please try again', {
      retryAfterSeconds: 10,
      cause: error,
    });
  } finally {
    release();
  }
}

type Ended = Open & {
  readonly bounds: Bounds;
  readonly result: Awaited<ReturnType<typeof findCounterexample>>;
};

/** Keeps what will be the same when it is asked for again. */
async function conclude(db: Database, ended: Ended): Promise<Counterexample> {
  const { known, suspect, search, bounds, result } = ended;
  if (result.kind === 'does not compile') return presentUnavailable('not compiled');
  const { tried } = result;
  if (result.kind === 'none' && result.isOutOfTime) return known ?? presentOutOfTime(tried);
  if (result.kind === 'none' && tried === 0) return presentUnavailable('inputs');
  const { id: submissionId } = suspect;
  const isFound = result.kind === 'found';
  const keeping = {
    submissionId,
    edition: editionOf(search, bounds),
    tried,
    isMinimal: isFound && result.isMinimal,
    isOutOfTime: result.isOutOfTime,
    isSteady: isFound && result.isSteady,
    test: isFound ? toKeptTest(submissionId, result) : null,
  };
  if (!(await keepCounterexample(db, keeping))) throw notFound('Submission');
  return presentKept(keeping, bounds);
}
