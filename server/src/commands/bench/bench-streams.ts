// What event streams cost those who do not have them: npm run bench:streams
// On a scratch PostgreSQL, with a server of its own. It ends with 1 when a bound does not hold.
import type { ClientRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, type Finding } from '../../chaos/finding.ts';
import { applyMigrations } from '../../database/migrations/migrate.ts';
import { openScratch } from '../../database/open-database.ts';
import { closeDb, COMMAND_TIMEOUTS, createDb, type Database } from '../../lib/db/db.ts';
import { hashPassword } from '../../lib/password.ts';
import { fillDatabase } from '../../test/fill/fill-database.ts';
import { reportFindings } from '../report-findings.ts';
import { type BenchServer, memoryMb, PASSWORD, signIn, startProduct } from './bench-server.ts';
import { openStream, type Program } from './open-stream.ts';
import { quantile } from './quantile.ts';

const STREAMS = [1, 10, 40, 120];
const PEOPLE = 50;
const STREAMS_OF_ALL = 1_000;
const READERS = 60;
/** Bounds: many streams cost so many times as much as one, or as none at all for somebody else. */
const WORK_TIMES = 1.2;
const OTHERS_TIMES = 2;
const READERS_MB = 50;
const WINDOW_MS = 10_000;
const SETTLE_MS = 2_000;
/** PostgreSQL counts what a connection has done when that has been idle for ten seconds. */
const COUNTED_AFTER_MS = 12_000;
const SOURCE = 'under way for as long as the bench wants';
/** Writes a megabyte of complaints and prints what it reads. */
const LOUD = `process.stderr.write('x'.repeat(1 << 20)); process.stdin.pipe(process.stdout);`;
const LOUD_TESTS = 30;

/** Submissions, one for each of the people, that somebody else judges and never ends. */
async function beginRuns(db: Database, problemId: string): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "Submission" (id, "userId", "problemId", "problemTitle", "testSetId", language,
      "sourceCode", state, owner, "leaseUntil", "totalCount", "idempotencyKey")
    SELECT gen_random_uuid(), u.id, p.id, p.title, p."currentTestSetId", 'PYTHON', ${SOURCE},
      'RUNNING', 'elsewhere', now() + interval '1 hour', 10, 'bench'
    FROM "User" u, "Problem" p WHERE p.id = ${problemId}::uuid`;
}

/** A problem whose tests are all shown, output and complaints included. */
async function makeLoudProblem(db: Database, id: string): Promise<void> {
  await db.$executeRaw`
    WITH made AS (
      INSERT INTO "TestSet" (id, "problemId", hash)
      VALUES (gen_random_uuid(), ${id}::uuid, 'loud') RETURNING id
    ), tests AS (
      INSERT INTO "TestCase" (id, "testSetId", position, input, output)
      SELECT gen_random_uuid(), made.id, n, n::text, n::text
      FROM made, generate_series(1, ${LOUD_TESTS}) n
    )
    UPDATE "Problem" SET "currentTestSetId" = (SELECT id FROM made) WHERE id = ${id}::uuid`;
}

async function transactions(db: Database): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT (xact_commit + xact_rollback)::float AS count FROM pg_stat_database
    WHERE datname = current_database()`;
  return row?.count ?? NaN;
}

async function transactionsPerSecond(db: Database): Promise<number> {
  await sleep(COUNTED_AFTER_MS);
  const before = await transactions(db);
  await sleep(WINDOW_MS);
  return ((await transactions(db)) - before) / (WINDOW_MS / 1000);
}

/** How long somebody else waits for the list of problems, in milliseconds. */
async function timesOfOthers(url: string, cookie: string): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  for (const end = performance.now() + WINDOW_MS; performance.now() < end;) {
    const begin = performance.now();
    const answer = await fetch(`${url}/api/v1/problems/get-all-problems`, {
      headers: { Cookie: cookie },
    });
    await answer.text();
    times.push(performance.now() - begin);
  }
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

async function withStreams<T>(
  open: () => Promise<ClientRequest[]>,
  work: () => Promise<T>,
): Promise<T> {
  const streams = await open();
  try {
    return await work();
  } finally {
    for (const stream of streams) stream.destroy();
  }
}

/** Many at once, but no more than the server takes up in a moment. */
async function openAll(count: number, open: (n: number) => Promise<ClientRequest>) {
  const streams: ClientRequest[] = [];
  for (let n = 0; n < count; n += 20) {
    const some = Array.from({ length: Math.min(20, count - n) }, (_, i) => open(n + i));
    streams.push(...(await Promise.all(some)));
  }
  return streams;
}

async function benchOneSubmission(
  server: BenchServer,
  db: Database,
  program: Program,
): Promise<Finding[]> {
  const rates: number[] = [];
  for (const count of STREAMS) {
    const rate = await withStreams(
      () => openAll(count, () => openStream(server.url, program, true)),
      () => transactionsPerSecond(db),
    );
    console.log(`${String(count).padStart(5)} streams: ${rate.toFixed(1)} transactions a second`);
    rates.push(rate);
  }
  const [ofOne = NaN] = rates;
  return rates.map((rate, n) =>
    atMost(`transactions a second, ${STREAMS[n]} streams`, rate, WORK_TIMES * ofOne),
  );
}

async function benchOthers(
  server: BenchServer,
  programs: readonly Program[],
  cookie: string,
): Promise<Finding[]> {
  const show = ({ p50, p99 }: { p50: number; p99: number }): string =>
    `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`;
  await timesOfOthers(server.url, cookie); // warm
  const without = await timesOfOthers(server.url, cookie);
  console.log(`others without streams: ${show(without)}`);
  const open = (n: number): Promise<ClientRequest> => {
    const program = programs[n % programs.length];
    if (!program) throw new Error('Nobody has a program');
    return openStream(server.url, program, true);
  };
  const beside = await withStreams(
    () => openAll(STREAMS_OF_ALL, open),
    () => timesOfOthers(server.url, cookie),
  );
  console.log(`others beside ${STREAMS_OF_ALL} streams of ${PEOPLE} people: ${show(beside)}`);
  const bound = (name: 'p50' | 'p99'): Finding =>
    atMost(`${name} of others beside streams, ms`, beside[name], OTHERS_TIMES * without[name]);
  return [bound('p50'), bound('p99')];
}

/** How much the server's memory grows while nobody reads what a loud program says. */
async function benchReaders(
  server: BenchServer,
  db: Database,
  program: Program,
): Promise<Finding[]> {
  let grown = NaN;
  // Once to warm up: what a first judging takes is not the readers' doing.
  for (const readers of [1, READERS]) {
    const before = memoryMb(server.child);
    let most = before;
    const key = `loud-${readers}`;
    await withStreams(
      () => openAll(readers, () => openStream(server.url, { ...program, key }, readers === 1)),
      async () => {
        const isDone = async (): Promise<boolean> =>
          (await db.submission.count({ where: { idempotencyKey: key, state: 'DONE' } })) > 0;
        const end = performance.now() + 12 * WINDOW_MS;
        let isOver = await isDone();
        while (!isOver && performance.now() < end) {
          await sleep(50);
          most = Math.max(most, memoryMb(server.child));
          isOver = await isDone();
        }
        if (!isOver) throw new Error('The loud program was not judged in time');
        await sleep(SETTLE_MS);
        most = Math.max(most, memoryMb(server.child));
      },
    );
    grown = most - before;
    const who = readers === 1 ? 'one reader' : `${readers} who do not read`;
    console.log(
      `memory with ${who}: ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most`,
    );
  }
  return [atMost(`MB for ${READERS} who do not read`, grown, READERS_MB)];
}

const scratch = await openScratch();
let server: BenchServer | undefined;
const findings: Finding[] = [];
try {
  await applyMigrations(scratch.url);
  const db = createDb(scratch.url, { timeouts: COMMAND_TIMEOUTS });
  const { problemId } = await fillDatabase(db, {
    problems: 100,
    users: PEOPLE + 1,
    submissions: 5_000,
  });
  const { id: loudId } = await db.problem.findFirstOrThrow({ where: { id: { not: problemId } } });
  await makeLoudProblem(db, loudId);
  await beginRuns(db, problemId);
  // Of the least cost: signing in is not what is measured.
  await db.user.updateMany({ data: { passwordHash: await hashPassword(PASSWORD, 4) } });
  server = await startProduct(scratch.url, {
    // All of them come from here, as through a proxy.
    TRUSTED_PROXIES: 'loopback',
  });
  const programs: Program[] = [];
  for (let n = 1; n <= PEOPLE; n += 1) {
    const cookie = await signIn(server.url, `filled-${n}@example.com`);
    programs.push({ cookie, key: 'bench', problemId, language: 'PYTHON', source: SOURCE });
  }
  const other = await signIn(server.url, `filled-${PEOPLE + 1}@example.com`);
  const [first] = programs;
  if (!first) throw new Error('Nobody is signed in');
  findings.push(...(await benchOneSubmission(server, db, first)));
  findings.push(...(await benchOthers(server, programs, other)));
  const loud = { problemId: loudId, language: 'JAVASCRIPT', source: LOUD } as const;
  findings.push(...(await benchReaders(server, db, { ...first, cookie: other, ...loud })));
  await closeDb(db);
} finally {
  server?.child.kill('SIGTERM');
  await scratch.release();
}
process.exit(reportFindings(findings));
