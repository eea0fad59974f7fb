import type { ProblemReview, ReviewList } from '@stepwise/contracts/review';
import { startTestApp, signUp, type Browser } from './app.ts';
import type { Database } from '../lib/db/db.ts';

/** A person with a browser of their own. */
export async function startReviewing(db: Database) {
  const { browser: newBrowser } = await startTestApp(db);
  const browser = newBrowser();
  const user = await signUp(browser);
  return { browser, newBrowser, user };
}

/** What a person does with one problem. */
export function reviewsOf(browser: Browser, problemId: string) {
  const address = `/api/v1/review/${problemId}`;
  const post = (act: string, body: object = {}) => browser.post(`${address}/${act}`).send(body);
  const solve = (source = 'echo') =>
    browser
      .post('/api/v1/execution-code')
      .send({ source_code: { PYTHON: source }, language_id: 71, problemId })
      .expect(200);
  const read = async () => {
    const answer = await browser.get(address).expect(200);
    return (answer.body as { data: ProblemReview }).data;
  };
  return {
    post,
    solve,
    read,
    open: async (review = false, timeZone = 'UTC') => {
      const answer = await post('opened', { timeZone, review }).expect(200);
      return (answer.body as { data: ProblemReview }).data;
    },
    /** What is kept of a problem that was solved today. */
    readSolved: async () => {
      const { card, grade, today } = await read();
      if (!card || !grade) throw new Error('It was not solved today');
      return { card, grade, today };
    },
  };
}

/** What is due. */
export async function listReviews(browser: Browser): Promise<ReviewList> {
  const answer = await browser.get('/api/v1/review').expect(200);
  return (answer.body as { data: ReviewList }).data;
}

const CENTURY_DAYS = 36_524;

/** As if everything that is stored had happened so many days earlier. */
export async function letDaysPass(db: Database, days: number) {
  const columns = await db.$queryRaw<{ table: string; column: string; type: string }[]>`
    SELECT table_name AS table, column_name AS column, data_type AS type
    FROM information_schema.columns
    WHERE table_schema = 'public' AND is_nullable IN ('YES', 'NO')
      AND (data_type = 'date' OR data_type LIKE 'timestamp%')
      AND table_name IN ('Submission', 'SolveSession', 'ReviewLog', 'ReviewCard', 'ProblemProgress',
                         'ReviewSettings', 'RevealedSolution', 'SolvedMark')`;
  for (const { table, column, type } of columns) {
    const shift = (by: number) =>
      db.$executeRawUnsafe(
        `UPDATE "${table}" SET "${column}" = ("${column}" - make_interval(days => ${by}))::${type}`,
      );
    // By way of another century: row by row, a day that is part of a key would meet the one before it.
    await shift(days + CENTURY_DAYS);
    await shift(-CENTURY_DAYS);
  }
}
