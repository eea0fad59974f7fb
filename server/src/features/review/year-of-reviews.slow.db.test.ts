import { UPCOMING_DAYS, type ReviewGrade } from '@stepwise/contracts/review';
import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs';
import { expect, it } from 'vitest';
import { closeDb, createDb, type Database } from '../../lib/db/db.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';
import { addDays, toDate, toDay, type Day } from './review-day.ts';
import { chooseSettings, listReviews } from './review.service.ts';

const database = useTestDatabase();

/** Neither is what the site begins with. The first lets reviews gather, the second leaves time for them. */
const PER_DAY_AT_FIRST = 2;
const PER_DAY_LATER = 4;
const WEEKS = 52;
/** In the first half of the year two a session, until all are solved. */
const PROBLEMS = 150;
const NEW_A_SESSION = 2;

/** Sundays, because clocks change on them, and at times on both sides of four in the morning. */
const FIRST_SUNDAY: Day = '2025-03-02';
const WEEKDAYS = [0, 3, 5];
const TIMES = ['04:01', '03:40', '21:15', '00:30'];
/** To where the clocks are six hours behind, and to more reviews a day. */
const MOVES_ON: Day = '2025-09-01';
/** In these nights the clocks had gone forward in Berlin, and back in New York. */
const AFTER_CHANGES = [
  ['Europe/Berlin', '2025-03-30', '2025-03-30T02:01:00.000Z'],
  ['America/New_York', '2025-11-01', '2025-11-02T08:40:00.000Z'],
];
/** Sessions of four weeks. */
const MONTH = 4 * WEEKDAYS.length;

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

/** What the weeks to come hold: all that the library has due by a day and nobody does before, as far as wanted. */
function upcomingAfter(today: Day, problems: readonly Kept[], perDay: number) {
  const days = Array.from({ length: UPCOMING_DAYS + 1 }, (_, index) => addDays(today, index));
  let done = 0;
  const planned = days.map((day) => {
    const count = Math.min(perDay, dueOn(day, problems).length - done);
    done += count;
    return { day, count };
  });
  return planned.filter(({ day, count }) => day > today && count > 0);
}

/** When it is that time on the clocks of a zone. */
function instantOf(timeZone: string, day: Day, time: string): Date {
  const utc = Date.parse(`${day}T${time}:00Z`);
  const offset = (at: number) =>
    Date.parse(`${new Date(at).toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`) - at;
  return new Date(utc - offset(utc - offset(utc)));
}

/** The sessions of a year: when, where, to which day they belong, and how many reviews a day are wanted. */
function sessionsOfYear() {
  const days = Array.from({ length: WEEKS }, (_, week) =>
    WEEKDAYS.map((weekday) => addDays(FIRST_SUNDAY, 7 * week + weekday)),
  ).flat();
  return days.map((date, index) => {
    const time = TIMES[index % TIMES.length] ?? '';
    const hasMoved = date >= MOVES_ON;
    const timeZone = hasMoved ? 'America/New_York' : 'Europe/Berlin';
    const day = time < '04:00' ? addDays(date, -1) : date;
    const perDay = hasMoved ? PER_DAY_LATER : PER_DAY_AT_FIRST;
    return { timeZone, day, at: instantOf(timeZone, date, time), perDay };
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
  await db.reviewSettings.create({ data: { userId } });
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
async function holdSession(year: Year, { day, at, perDay }: Session, fresh: readonly Kept[]) {
  const { db, userId, setClock, problems } = year;
  const { today, due, laterCount, ...counts } = await listReviews(db, userId);
  const expected = dueOn(day, problems);
  const dueIds = due.map(({ id }) => id);
  expect([today, ...dueIds]).toEqual([day, ...expected.slice(0, perDay)]);
  const backlog = dueIds.length + laterCount;
  expect(backlog).toBe(expected.length);
  expect(counts).toMatchObject({
    doneToday: 0,
    cardCount: problems.filter(({ card }) => card !== null).length,
    upcoming: upcomingAfter(day, problems, perDay),
  });

  const finished = new Set<string>();
  for (const problem of problems.filter(({ id }) => dueIds.includes(id))) {
    const grade = nextGrade();
    await solve(db, userId, problem, { at, day, grade, isReview: true });
    review(problem, day, grade);
    if (grade !== 'AGAIN') finished.add(problem.id);
  }
  for (const problem of fresh) {
    await solve(db, userId, problem, { at, day, grade: 'GOOD', isReview: false });
    review(problem, day, 'GOOD');
  }
  // Still on that day of theirs: what is left and what is done are no more than they want together.
  await setClock(later(at, 16));
  const evening = await listReviews(db, userId);
  expect(evening.doneToday).toBe(finished.size);
  expect(evening.due.map(({ id }) => id)).toEqual(dueIds.filter((id) => !finished.has(id)));
  expect(evening.doneToday + evening.due.length).toBeLessThanOrEqual(perDay);
  return backlog;
}

/** Each month less was due than in the one before, and in the last no more than fits into a day. */
function expectShrinking(backlog: readonly number[]) {
  const months = Array.from({ length: Math.ceil(backlog.length / MONTH) }, (_, index) => {
    const month = backlog.slice(index * MONTH, (index + 1) * MONTH);
    return month.reduce((sum, due) => sum + due, 0) / month.length;
  });
  for (const [index, due] of months.slice(1).entries()) {
    expect(due).toBeLessThan(months[index] ?? 0);
  }
  expect(months[0]).toBeGreaterThan(100);
  expect(months.at(-1)).toBeLessThanOrEqual(PER_DAY_LATER);
}

it('is due when the library says, a year long, wherever the person is', async () => {
  const started = await startYear();
  const { db, userId, setClock } = started;
  const year = { ...started, problems: await buildProblems(db) };
  const backlog: number[] = [];
  const sessions = sessionsOfYear();
  // With the hour of the evening before, either would belong to another day.
  expect(sessions.map(({ timeZone, day, at }) => [timeZone, day, at.toISOString()])).toEqual(
    expect.arrayContaining(AFTER_CHANGES),
  );
  for (const [index, session] of sessions.entries()) {
    const { timeZone, at, perDay } = session;
    await setClock(at);
    await db.reviewSettings.update({ where: { userId }, data: { timeZone } });
    if (perDay !== sessions[index - 1]?.perDay) {
      await chooseSettings(db, userId, { perDay, interviewOn: null, pausedUntil: null });
    }
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
  expect(stored).toHaveLength(PROBLEMS);
  expect(stored.sort(byId)).toEqual(byLibrary.sort(byId));
  // From when nothing is new.
  expectShrinking(backlog.slice(PROBLEMS / NEW_A_SESSION));
  await closeDb(db);
}, 120_000);
