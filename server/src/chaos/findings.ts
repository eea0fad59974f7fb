import pg from 'pg';
import { TESTS } from './programs.ts';
import type { Sent } from './crowd.ts';
import type { Finding } from './finding.ts';

type Row = {
  readonly id: string;
  readonly key: string;
  readonly email: string;
  readonly state: string;
  readonly verdict: string | null;
  readonly passed: number;
  readonly results: number;
  readonly passedResults: number;
};

type Counters = {
  readonly submissions: number;
  readonly accepted: number;
  readonly solved: number;
  readonly attempts: number;
  readonly crashes: number;
  readonly failures: number;
  readonly past: number;
};

/** Compares what the database holds in the end with what the senders know. */
export async function findingsOf(url: string, sent: readonly Sent[]): Promise<Finding[]> {
  const { rows, counters } = await readDatabase(url);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const acknowledged = sent.filter(({ ids }) => ids.size > 0);
  const rowsOf = ({ ids }: Sent): Row[] => [...ids].flatMap((id) => byId.get(id) ?? []);
  const keys = new Set(rows.map(({ key, email }) => `${email} ${key}`));
  const count = (test: (one: Sent) => boolean): number => acknowledged.filter(test).length;
  const wanted = acknowledged.filter(({ program }) => program.verdict === 'Accepted');

  const zero = (name: string, found: number): Finding => ({ name, found, holds: found === 0 });
  const equal = (name: string, found: number, expected: number): Finding => {
    return { name, found: `${found} of ${expected}`, holds: found === expected };
  };
  return [
    equal('acknowledged', acknowledged.length, sent.length),
    zero(
      'lost',
      count((one) => rowsOf(one).length === 0),
    ),
    zero('not finished', rows.filter(({ state }) => state !== 'DONE').length),
    zero(
      'two answers for one key',
      count(({ ids }) => ids.size > 1),
    ),
    zero('two rows for one key', rows.length - keys.size),
    zero('rows that nobody sent', rows.length - count((one) => rowsOf(one).length > 0)),
    zero(
      'of another person',
      count((one) => rowsOf(one).some((row) => row.email !== one.email)),
    ),
    zero(
      'wrong verdict',
      count((one) => rowsOf(one).some((row) => isWrong(row, one))),
    ),
    zero('wrong set of results', rows.filter(({ results }) => results !== TESTS.length).length),
    zero(
      'results unlike the verdict',
      rows.filter((row) => row.passedResults !== row.passed).length,
    ),
    equal('judged once in the figures', counters.submissions, sent.length),
    equal('accepted in the figures', counters.accepted, wanted.length),
    equal('marked as solved', counters.solved, new Set(wanted.map(({ email }) => email)).size),
    zero('judged a second time', counters.past),
    { name: 'judgings started', found: counters.attempts },
    { name: 'of these ended by a kill', found: counters.crashes },
    { name: 'of these failed by the judge', found: counters.failures },
  ];
}

function isWrong(row: Row, { program }: Sent): boolean {
  return row.verdict !== program.verdict || row.passed !== program.passedCount;
}

async function readDatabase(url: string): Promise<{ rows: Row[]; counters: Counters }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(
      `SELECT s.id, s."idempotencyKey" AS key, u.email, s.state::text, s.verdict,
              s."passedCount" AS passed, count(r.position)::int AS results,
              count(*) FILTER (WHERE r.passed)::int AS "passedResults"
         FROM "Submission" s JOIN "User" u ON u.id = s."userId"
         LEFT JOIN "SubmissionResult" r ON r."submissionId" = s.id
        GROUP BY s.id, u.email`,
    );
    const counters = await client.query<Counters>(
      `SELECT sum("submissionCount")::int AS submissions, sum("acceptedCount")::int AS accepted,
              (SELECT count(*)::int FROM "SolvedMark") AS solved,
              (SELECT count(*)::int FROM "PastJudging") AS past,
              (SELECT sum(attempt)::int FROM "Submission") AS attempts,
              (SELECT sum(crashes)::int FROM "Submission") AS crashes,
              (SELECT sum(failures)::int FROM "Submission") AS failures
         FROM "Problem"`,
    );
    const [first] = counters.rows;
    if (first === undefined) throw new Error('The database has no figures');
    return { rows, counters: first };
  } finally {
    await client.end();
  }
}

/** How many submissions have no verdict yet. */
export async function countWaiting(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM "Submission" WHERE state IN ('QUEUED', 'RUNNING')`,
    );
    return rows[0]?.n ?? 0;
  } finally {
    await client.end();
  }
}
