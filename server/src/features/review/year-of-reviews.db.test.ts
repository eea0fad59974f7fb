import type { ReviewGrade } from '@stepwise/contracts/review';
import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs';
import { expect, it } from 'vitest';
import { closeDb, createDb, type Database } from '../../lib/db.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';
import { addDays, toDate, toDay, type Day } from './review-day.ts';
import { listReviews } from './review.service.ts';

const database = useTestDatabase();

const PER_DAY = 3;
const WEEKS = 52;
/** In the first half of the year two a session, until all are solved. */
const PROBLEMS = 150;
const NEW_A_SESSION = 2;

/** Sundays, because clocks change on them, and at times on both sides of four in the morning. */
const FIRST_SUNDAY: Day = '2025-03-02';
const WEEKDAYS = [0, 3, 5];
const TIMES = ['03:40', '04:01', '21:15', '00:30'];
const MOVES_ON: Day = '2025-09-01';

const library = fsrs({
  ...{ request_retention: 0.9, maximum_interval: 365 },
  ...{ enable_short_term: false, enable_fuzz: true },
});
const RATINGS = {
  AGAIN: Rating.Again,
  HARD: Rating.Hard,
  GOOD: Rating.Good,
  EASY: Rating.Easy,
} as const;
/** How reviews end, one after another. */
const GRADES: readonly ReviewGrade[] = [
  ...(['EASY', 'GOOD', 'GOOD', 'AGAIN'] as const),
  ...(['GOOD', 'GOOD', 'HARD', 'GOOD'] as const),
];

let reviewed = 0;
function nextGrade(): ReviewGrade {
  reviewed += 1;
  return GRADES[reviewed % GRADES.length] ?? 'GOOD';
}

type Kept = { readonly id: string; readonly testSetId: string; card: Card | null; due: Day };

/** What the library says of a problem, with the day on which the product has it at the latest. */
function review(problem: Kept, day: Day, grade: ReviewGrade): void {
  const before: Card = problem.card ?? createEmptyCard(toDate(day));
  const { card } = library.next(before, toDate(day), RATINGS[grade]);
  problem.card = card;
  const latest = addDays(day, 365);
  const due = toDay(card.due);
  problem.due = due < latest ? due : latest;
}

function dueOn(day: Day, problems: readonly Kept[]): string[] {
  const known = (card: Card | null) =>
    card ? library.get_retrievability(card, toDate(day), false) : 1;
  return problems
    .filter(({ card, due }) => card !== null && due <= day)
    .map((problem, place) => ({ ...problem, place, known: known(problem.card) }))
    .sort((a, b) => a.known - b.known || a.due.localeCompare(b.due) || a.place - b.place)
    .map(({ id }) => id);
}

/** When it is that time on the clocks of a zone. */
function instantOf(timeZone: string, day: Day, time: string): Date {
  const utc = Date.parse(`${day}T${time}:00Z`);
  const offset = (at: number) =>
    Date.parse(`${new Date(at).toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`) - at;
  return new Date(utc - offset(utc - offset(utc)));
}

/** The sessions of a year: when, where, and to which day they belong. */
function sessionsOfYear() {
  const days = Array.from({ length: WEEKS }, (_, week) =>
    WEEKDAYS.map((weekday) => addDays(FIRST_SUNDAY, 7 * week + weekday)),
  ).flat();
  return days.map((date, index) => {
    const time = TIMES[index % TIMES.length] ?? '';
    const timeZone = date < MOVES_ON ? 'Europe/Berlin' : 'America/New_York';
    const day = time < '04:00' ? addDays(date, -1) : date;
    return { timeZone, day, at: instantOf(timeZone, date, time) };
  });
}

const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

/** A person, and a database whose clock can be set: names of ours come before those of PostgreSQL. */
async function startYear() {
  const { url } = database;
  await database.db.$executeRaw`CREATE TABLE clock (at timestamptz)`;
  await database.db.$executeRaw`INSERT INTO clock VALUES (now())`;
  await database.db.$executeRaw`
    CREATE FUNCTION public.statement_timestamp() RETURNS timestamptz LANGUAGE sql STABLE
    AS 'SELECT at FROM public.clock'`;
  const own = new URL(url);
  own.searchParams.set('options', '-c search_path=public,pg_catalog');
  const db = createDb(own.href);
  const { id: userId } = await db.user.create({
    data: { name: 'Ada', email: 'ada@example.com' },
    select: { id: true },
  });
  await db.reviewSettings.create({ data: { userId, perDay: PER_DAY } });
  const setClock = (at: Date) => db.$executeRaw`UPDATE clock SET at = ${at}`;
  return { db, userId, setClock };
}

type Solving = { at: Date; day: Day; grade: ReviewGrade; isReview: boolean };

/** What is stored of somebody who opens a problem and solves it like that; an unfinished one is forgotten. */
async function solve(db: Database, userId: string, problem: Kept, how: Solving): Promise<void> {
  const { at, day, grade, isReview } = how;
  const { id: problemId, testSetId } = problem;
  const minutes = grade === 'EASY' ? 5 : 14;
  await db.solveSession.create({
    data: {
      ...{ userId, problemId, day: toDate(day), isReview },
      ...{ openedAt: at, activeSeconds: minutes * 60 },
    },
  });
  if (grade === 'AGAIN') return;
  const wrong = Array.from({ length: grade === 'HARD' ? 3 : 0 }, () => 'Wrong Answer');
  await db.submission.createMany({
    data: [...wrong, 'Accepted'].map((verdict, place) => {
      const createdAt = later(at, verdict === 'Accepted' ? minutes : place + 1);
      return {
        ...{ userId, problemId, testSetId, problemTitle: 'Echo', language: 'PYTHON' },
        ...{ sourceCode: 'x', state: 'DONE', verdict, createdAt, doneAt: createdAt },
        ...{ totalCount: 1, passedCount: verdict === 'Accepted' ? 1 : 0 },
      } as const;
    }),
  });
}

async function buildProblems(db: Database): Promise<Kept[]> {
  const problems: Kept[] = [];
  for (let count = 0; count < PROBLEMS; count += 1) {
    const { id } = await buildProblem(db);
    const row = await db.problem.findUniqueOrThrow({ where: { id } });
    problems.push({ id, testSetId: row.currentTestSetId ?? '', card: null, due: '' });
  }
  return problems;
}

type Year = Awaited<ReturnType<typeof startYear>> & { problems: readonly Kept[] };

type Session = ReturnType<typeof sessionsOfYear>[number];

/** Solves what is due, more or less well, and something new. @returns how much was due */
async function holdSession(year: Year, { day, at }: Session, fresh: readonly Kept[]) {
  const { db, userId, setClock, problems } = year;
  await setClock(at);
  const { due, laterCount, doneToday } = await listReviews(db, userId);
  const expected = dueOn(day, problems);
  expect([day, ...due.map(({ id }) => id)]).toEqual([day, ...expected.slice(0, PER_DAY)]);
  const counts = { laterCount: expected.length - due.length, doneToday: 0 };
  expect({ laterCount, doneToday }).toEqual(counts);

  const again = problems.filter(({ id }) => due.some((one) => one.id === id));
  let finished = 0;
  for (const problem of again) {
    const grade = nextGrade();
    await solve(db, userId, problem, { at, day, grade, isReview: true });
    review(problem, day, grade);
    if (grade !== 'AGAIN') finished += 1;
  }
  for (const problem of fresh) {
    await solve(db, userId, problem, { at, day, grade: 'GOOD', isReview: false });
    review(problem, day, 'GOOD');
  }
  // Still on that day of theirs: what is left and what is done are no more than they want together.
  await setClock(later(at, 16));
  const evening = await listReviews(db, userId);
  expect(evening.doneToday).toBe(finished);
  expect(evening.due).toHaveLength(Math.min(PER_DAY, expected.length) - finished);
  return expected.length;
}

it('is due when the library says, a year long, wherever the person is', async () => {
  const started = await startYear();
  const { db, userId, setClock } = started;
  const year = { ...started, problems: await buildProblems(db) };
  const backlog: number[] = [];
  const sessions = sessionsOfYear();
  for (const [index, session] of sessions.entries()) {
    const { timeZone } = session;
    await db.reviewSettings.update({ where: { userId }, data: { timeZone } });
    const fresh = year.problems.slice(index * NEW_A_SESSION, (index + 1) * NEW_A_SESSION);
    backlog.push(await holdSession(year, session, fresh));
  }
  // What was not finished in the last session is noticed afterwards.
  await setClock(later(sessions.at(-1)?.at ?? new Date(), 2 * 24 * 60));
  await listReviews(db, userId);
  const cards = await db.reviewCard.findMany({ where: { userId } });
  const stored = cards.map(({ problemId, due, reps, lapses, stability }) => {
    return { id: problemId, due: toDay(due), reps, lapses, stability };
  });
  const byLibrary = year.problems.map(({ id, due, card }) => {
    return { id, due, reps: card?.reps, lapses: card?.lapses, stability: card?.stability };
  });
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
  expect(stored.sort(byId)).toEqual(byLibrary.sort(byId));
  // With nothing new it shrinks, at three a session.
  expect(backlog.at(-1)).toBeLessThan(Math.max(...backlog) / 2);
  await closeDb(db);
}, 120_000);
