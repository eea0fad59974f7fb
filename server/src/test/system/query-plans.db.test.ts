import { LANGUAGE_KEYS } from '@stepwise/contracts/language';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '@stepwise/db/client';
import { describe, expect, it } from 'vitest';
import { listDrafts, listDraftVersions } from '../../features/drafts/draft.queries.ts';
import {
  findProblemText,
  findProblemVersion,
  findSamples,
  listFirstProblems,
} from '../../features/explore/explore.queries.ts';
import { claimNext, readUnderWay } from '../../features/execution/queue/claim.queries.ts';
import { isServed } from '../../features/execution/queue/judge-servers.queries.ts';
import { measureQueue } from '../../features/execution/queue/queue-state.queries.ts';
import { countOutdated } from '../../features/execution/rejudge/rejudging.queries.ts';
import { readJudging } from '../../features/metrics/judging-figures.queries.ts';
import { countActive, countRegistered } from '../../features/metrics/people-figures.queries.ts';
import {
  countProblems,
  findHardestTests,
  findUsedHints,
} from '../../features/metrics/problem-figures.queries.ts';
import { findNote, listNoted } from '../../features/notes/note.queries.ts';
import { listPlaylists } from '../../features/playlists/playlist.queries.ts';
import {
  findListVersion,
  findProblem,
  listMarks,
  listProblems,
  listSolvedProblems,
} from '../../features/problems/problem.queries.ts';
import { listAcceptedHashes, listSolutions } from '../../features/record/record.queries.ts';
import {
  listChangedProblems,
  listGrades,
  readHistories,
  readLatestSeconds,
} from '../../features/review/review-history.queries.ts';
import { addDays, dayOf, toDate } from '../../features/review/review-day.ts';
import { countDueByDay } from '../../features/review/calendar/calendar.queries.ts';
import {
  countCards,
  findProblemReview,
  listDueCards,
} from '../../features/review/review.queries.ts';
import {
  countSubmissions,
  listProblemSubmissions,
  listSubmissions,
} from '../../features/submissions/submission.queries.ts';
import type { Database } from '../../lib/db/db.ts';
import { useTestDatabase } from '../database.ts';
import { fillDatabase } from '../fill/fill-database.ts';

const database = useTestDatabase();

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

/** Tables that grow with use. Reading one of them from end to end is a fault. */
const GROWING = [
  ...['Submission', 'SubmissionResult', 'SolvedMark', 'TestCase', 'PlaylistEntry'],
  ...['Draft', 'DraftVersion', 'Note', 'SolveSession', 'PastJudging', 'ReviewCard', 'ReviewLog'],
];

function fullScans(plan: Plan): string[] {
  const table = plan['Relation Name'] ?? '';
  const own = plan['Node Type'] === 'Seq Scan' && GROWING.includes(table) ? [table] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(fullScans)];
}

/** Every statement that `use` sends, with the tables that its plan reads from end to end. */
async function plansOf(use: (db: Database) => Promise<unknown>): Promise<[string, string[]][]> {
  const db = new PrismaClient({
    adapter: new PrismaPg({ connectionString: database.url, max: 1 }),
    log: [{ emit: 'event', level: 'query' }],
  });
  const statements: { query: string; params: unknown[] }[] = [];
  db.$on('query', ({ query, params }) => {
    statements.push({ query, params: JSON.parse(params) as unknown[] });
  });
  const { pool } = database.db;
  const read: Database['read'] = (statement) => {
    statements.push({ query: statement.text, params: statement.values });
    return database.db.read(statement);
  };
  await use(Object.assign(db, { pool, read }));
  await db.$disconnect();
  const plans: [string, string[]][] = [];
  for (const { query, params } of statements.filter(({ query }) =>
    /^\s*(SELECT|UPDATE|WITH)/.test(query),
  )) {
    const rows = await database.db.$queryRawUnsafe<{ 'QUERY PLAN': { Plan: Plan }[] }[]>(
      `EXPLAIN (FORMAT JSON) ${query}`,
      ...params,
    );
    const root = rows[0]?.['QUERY PLAN'][0]?.Plan;
    plans.push([query, root ? fullScans(root) : ['no plan']]);
  }
  return plans;
}

describe('with many problems, people and submissions', () => {
  it('no list reads a growing table from end to end', { timeout: 240_000 }, async () => {
    const { userId, problemId } = await fillDatabase(database.db, {
      problems: 300,
      users: 500,
      submissions: 20_000,
      minutesApart: 30,
    });
    // As the server of the database does by itself after so many rows.
    await database.db.$executeRawUnsafe('VACUUM ANALYZE');
    const today = dayOf('UTC', new Date());
    const viewer = { id: userId, role: 'USER' as const, setter: null };
    const reads: Record<string, (db: Database) => Promise<unknown>> = {
      problems: (db) => listProblems(db, viewer),
      'version of the list': (db) => findListVersion(db, viewer),
      'marks of the list': (db) => listMarks(db, userId),
      problem: (db) => findProblem(db, problemId, viewer),
      'problems for visitors': (db) => listFirstProblems(db, 6),
      'version of a problem': (db) => findProblemVersion(db, problemId),
      'text of a problem': (db) => findProblemText(db, problemId),
      samples: (db) => findSamples(db, problemId, 3),
      solved: (db) => listSolvedProblems(db, userId),
      submissions: (db) => listSubmissions(db, userId, { limit: 200 }),
      'submissions to a problem': (db) => listProblemSubmissions(db, userId, problemId, 50),
      'count of submissions': (db) => countSubmissions(db, problemId),
      playlists: (db) => listPlaylists(db, userId),
      drafts: (db) => listDrafts(db, userId, problemId),
      'versions of a draft': (db) =>
        listDraftVersions(db, { userId, problemId, language: 'PYTHON' }),
      note: (db) => findNote(db, { userId, problemId }),
      notes: (db) => listNoted(db, userId, 'heap'),
      'solutions of a record': (db) => listSolutions(db, userId, 1_000),
      'known solutions': (db) => listAcceptedHashes(db, userId),
      'what is due': (db) => listDueCards(db, userId, today),
      'how many reviews there are': (db) => countCards(db, userId, today),
      'what will be due': (db) =>
        countDueByDay(db, userId, { from: today, until: addDays(today, 7) }),
      'what is known of a review': (db) => findProblemReview(db, userId, problemId),
      'what has happened since the last look': (db) =>
        listChangedProblems(db, userId, toDate(addDays(today, -1)), toDate(today)),
      'what has happened ever': (db) => listChangedProblems(db, userId, new Date(0), toDate(today)),
      'histories of reviews': (db) => readHistories(db, userId, [problemId]),
      'times of reviews': (db) => readLatestSeconds(db, userId),
      grades: (db) => listGrades(db, userId),
      'grades of a problem': (db) => listGrades(db, userId, [problemId]),
      'the next to judge': (db) => claimNext(db, 'nobody', LANGUAGE_KEYS),
      'places in the queue': (db) => readUnderWay(db, [userId]),
      'what there is to judge again': (db) => countOutdated(db, problemId, userId),
      'what waits': (db) => measureQueue(db, 200),
      'whether what waits is served': (db) => isServed(db),
      'how judging went': (db) => readJudging(db),
      'active people': (db) => countActive(db),
      'new people': (db) => countRegistered(db),
      'how people do with problems': (db) => countProblems(db),
      'tests that fail most': (db) => findHardestTests(db, [problemId]),
      'hints that were opened': (db) => findUsedHints(db, [problemId]),
    };
    for (const [name, read] of Object.entries(reads)) {
      const plans = await plansOf(read);
      expect(plans.length, `${name} sends statements`).toBeGreaterThan(0);
      for (const [query, scans] of plans) expect(scans, `${name}: ${query}`).toEqual([]);
    }
  });
});
