import type {
  Rehearsal,
  RehearsalList,
  Rubric,
  startRehearsalSchema,
} from '@stepwise/contracts/rehearsal';
import type { Prisma } from '@stepwise/db/client';
import type { z } from 'zod';
import { AppError, notFound } from '../../http/app-error.ts';
import type { Database, Db } from '../../lib/db/db.ts';
import { lockPerson } from '../../lib/db/lock-person.ts';
import { setDraftsAside } from '../drafts/draft.queries.ts';
import { listDueProblems } from '../review/due-problems.queries.ts';
import { findSeal } from '../seals/seal.queries.ts';
import { checkChosen, drawProblems } from './choosing.queries.ts';
import { endOver, endRehearsal, endWhatIsOver, settleTime } from './ending.queries.ts';
import { presentPast, presentRehearsal } from './rehearsal.presenter.ts';
import {
  findRehearsal,
  listPast,
  listTries,
  readClock,
  removeOldest,
  type RehearsalRow,
} from './rehearsal.queries.ts';
import { listRecorded } from './tape.queries.ts';

const MINUTE_MS = 60_000;

type Wish = z.output<typeof startRehearsalSchema>;
type Place = { readonly userId: string; readonly id: string };

export async function listRehearsals(db: Database, userId: string): Promise<RehearsalList> {
  await endWhatIsOver(db, userId);
  const [running, past] = await Promise.all([findRehearsal(db, userId), listPast(db, userId)]);
  return {
    running: running && (await present(db, running)),
    past: past.map((row) => presentPast(row)),
  };
}

/** @throws NOT_FOUND, also for one of another person */
export async function getRehearsal(db: Database, { userId, id }: Place): Promise<Rehearsal> {
  await endWhatIsOver(db, userId);
  const row = await findRehearsal(db, userId, id);
  if (!row) throw notFound('Rehearsal');
  return present(db, row);
}

/**
 * Starts a rehearsal. What the person had written for its problems is set aside.
 * @throws CONFLICT when one runs, or there is too little to draw from; NOT_FOUND for a problem
 */
export async function startRehearsal(db: Database, userId: string, wish: Wish): Promise<Rehearsal> {
  const { minutes, problemIds, draw, recordTyping: recordsTyping } = wish;
  const due = draw ? await listDueProblems(db, userId) : [];
  const id = await db.$transaction(async (tx) => {
    await lockPerson(tx, userId);
    await endOver(tx, userId);
    if (await tx.rehearsal.findFirst({ where: { userId, endedAt: null } })) {
      throw new AppError('CONFLICT', 'A rehearsal of yours is running already');
    }
    const chosen = draw
      ? await drawProblems(tx, userId, draw, due)
      : await checkChosen(tx, problemIds ?? []);
    const startedAt = await readClock(tx);
    const problems = chosen.map((problemId, index) => ({ problemId, position: index + 1 }));
    const made = await tx.rehearsal.create({
      data: {
        ...{ userId, minutes, startedAt, recordsTyping, problems: { create: problems } },
        endsAt: new Date(startedAt.getTime() + minutes * MINUTE_MS),
      },
    });
    await setDraftsAside(tx, userId, chosen);
    await removeOldest(tx, userId);
    return made.id;
  });
  return getRehearsal(db, { userId, id });
}

/**
 * From now on the time counts for this problem.
 * @throws NOT_FOUND for the rehearsal or the problem; CONFLICT when it has ended
 */
export function openProblem(db: Database, place: Place, problemId: string): Promise<Rehearsal> {
  return change(db, place, async (tx, row) => {
    refuseEnded(row);
    const one = row.problems.find((each) => each.problemId === problemId.toLowerCase());
    if (!one) throw notFound('Problem');
    const { position } = one;
    if (position === row.openPosition) return;
    await settleTime(tx, row.id);
    const openSince = await readClock(tx);
    await tx.rehearsal.update({
      where: { id: row.id },
      data: { openPosition: position, openSince },
    });
    if (one.openedAt !== null) return;
    const key = { rehearsalId: row.id, position };
    const where = { rehearsalId_position: key };
    await tx.rehearsalProblem.update({ where, data: { openedAt: openSince } });
  });
}

/** Ends it before its time; one that has ended stays as it is. */
export function endNow(db: Database, place: Place): Promise<Rehearsal> {
  return change(db, place, async (tx, row) => {
    if (row.endedAt === null) await endRehearsal(tx, row.id);
  });
}

/** @throws CONFLICT while it runs */
export function saveRubric(db: Database, place: Place, rubric: Rubric): Promise<Rehearsal> {
  return changeEnded(db, place, { rubric });
}

/** Its recordings go now, and nothing is recorded any more. */
export function deleteTape(db: Database, place: Place): Promise<Rehearsal> {
  return change(db, place, async (tx, { id }) => {
    await tx.tapeChunk.deleteMany({ where: { rehearsalId: id } });
    const data = { recordsTyping: false, keepsTape: false };
    await tx.rehearsal.update({ where: { id }, data });
  });
}

/** @throws NOT_FOUND, also for one of another person; CONFLICT while it runs */
export function changeEnded(
  db: Database,
  place: Place,
  data: Prisma.RehearsalUncheckedUpdateInput,
): Promise<Rehearsal> {
  return change(db, place, async (tx, row) => {
    if (row.endedAt === null) throw new AppError('CONFLICT', 'This rehearsal is still running');
    await tx.rehearsal.update({ where: { id: row.id }, data });
  });
}

async function change(
  db: Database,
  { userId, id }: Place,
  act: (tx: Db, row: RehearsalRow) => Promise<void>,
): Promise<Rehearsal> {
  // In a transaction of its own: what is over is over, also where the rest is refused.
  await endWhatIsOver(db, userId);
  await db.$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const row = await findRehearsal(tx, userId, id);
    if (!row) throw notFound('Rehearsal');
    await act(tx, row);
  });
  return getRehearsal(db, { userId, id });
}

function refuseEnded({ endedAt }: RehearsalRow): void {
  if (endedAt !== null) throw new AppError('CONFLICT', 'This rehearsal has ended');
}

/** As its person sees it. */
export async function present(db: Database, row: RehearsalRow): Promise<Rehearsal> {
  const [tries, now, recorded, seal] = await Promise.all([
    listTries(db, row),
    readClock(db),
    listRecorded(db, row.id),
    findSeal(db, row.userId),
  ]);
  // What was written in an earlier rehearsal helps in one that runs with the same problem.
  const sealed = row.endedAt === null ? [] : (seal?.problemIds ?? []);
  return presentRehearsal(row, { tries, now, recorded, sealed });
}
