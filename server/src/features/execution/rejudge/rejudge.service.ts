import { AppError, notFound } from '../../../http/app-error.ts';
import type { Database } from '../../../lib/db/db.ts';
import { recordAct, type Act, type ActSource } from '../../audit/audit.queries.ts';
import {
  dropRejudgeTasks,
  countOutdated,
  findNewestRejudging,
  findOpenRejudging,
  findRejudging,
  insertRejudging,
  setRejudgingState,
  type RejudgingRow,
} from './rejudging.queries.ts';

type Wanted = { readonly problemId: string; readonly all: boolean };

/**
 * Begins to judge a problem's submissions again on its present tests: those that were judged on an
 * older edition or, with `all`, every one. Answers at once; the work is done by the judge's workers
 * while nobody waits. Asked for what is under way already, it answers that.
 * @throws NOT_FOUND; CONFLICT when another one of the problem is under way
 */
export async function startRejudging(
  db: Database,
  source: ActSource,
  { problemId, all }: Wanted,
): Promise<RejudgingRow> {
  const testSetId = await presentTests(db, problemId);
  const wanted = { problemId, testSetId, all, createdById: source.actorId };
  const id = await db.$transaction(async (tx) => {
    const made = await insertRejudging(tx, wanted);
    const subject = { type: 'problem', id: problemId } as const;
    if (made !== null)
      await recordAct(tx, source, { action: 'rejudging.started', subject, after: { all } });
    return made;
  });
  if (id !== null) return getRejudging(db, id);

  const open = await findOpenRejudging(db, problemId);
  if (open?.testSetId === testSetId && (open.all || !all)) return getRejudging(db, open.id);
  const message = open
    ? 'Submissions to this problem are being judged again otherwise: cancel that first'
    : 'Another one has ended just now: please try again';
  throw new AppError('CONFLICT', message);
}

/**
 * What there is to judge again of a problem, and the last time that was done.
 * @throws NOT_FOUND
 */
export async function lookAtRejudging(
  db: Database,
  problemId: string,
): Promise<{ outdated: number; newest: RejudgingRow | null }> {
  const testSetId = await presentTests(db, problemId);
  const [outdated, newest] = await Promise.all([
    countOutdated(db, problemId, testSetId),
    findNewestRejudging(db, problemId),
  ]);
  return { outdated, newest };
}

async function presentTests(db: Database, id: string): Promise<string> {
  const problem = await db.problem.findUnique({
    where: { id, deletedAt: null },
    select: { currentTestSetId: true },
  });
  if (!problem?.currentTestSetId) throw notFound('Problem');
  return problem.currentTestSetId;
}

/** @throws NOT_FOUND */
export async function getRejudging(db: Database, id: string): Promise<RejudgingRow> {
  const row = await findRejudging(db, id);
  if (!row) throw notFound('Rejudging');
  return row;
}

const ACTIONS = {
  RUNNING: 'rejudging.resumed',
  PAUSED: 'rejudging.paused',
  CANCELLED: 'rejudging.cancelled',
} satisfies Record<string, Act['action']>;

/**
 * Pauses one, lets it go on or ends it: what has been judged until then stays.
 * @throws NOT_FOUND; CONFLICT when it has ended
 */
export async function changeRejudging(
  db: Database,
  source: ActSource,
  id: string,
  state: keyof typeof ACTIONS,
): Promise<RejudgingRow> {
  const isChanged = await db.$transaction(async (tx) => {
    const problemId = await setRejudgingState(tx, id, state);
    if (problemId === null) return false;
    const subject = { type: 'problem', id: problemId } as const;
    await recordAct(tx, source, { action: ACTIONS[state], subject });
    return true;
  });
  // Apart, because who writes an outcome locks these in the other order.
  if (state === 'CANCELLED') await dropRejudgeTasks(db, id);
  const row = await getRejudging(db, id);
  // To cancel twice is to cancel once.
  if (!isChanged && row.state !== state)
    throw new AppError('CONFLICT', 'Judging again has already ended');
  return row;
}
