import type { ChildProcess } from 'node:child_process';
import autocannon, { type Instance, type Result } from 'autocannon';
import { applyMigrations } from '../../database/migrations/migrate.ts';
import { openScratch } from '../../database/open-database.ts';
import { closeDb, createDb } from '../../lib/db/db.ts';
import { hashPassword, PASSWORD_COST } from '../../lib/password.ts';
import { fillDatabase } from '../../test/fill/fill-database.ts';
import { memoryMb, PASSWORD, signIn, startProduct, startServer } from './bench-server.ts';
import { quantile } from './quantile.ts';

const SIZES = { problems: 1_000, users: 10_000, submissions: 200_000 };
const ROUNDS = 3;
const SECONDS = 4;
/** One connection shows what a request costs; fifty show what a crowd waits. */
const CONNECTIONS = [1, 50];

type Headers = Readonly<Record<string, string>>;

type Load = {
  readonly result: Result;
  readonly timesMs: readonly number[];
  readonly firstMs: readonly number[];
};

/**
 * Sends requests for a while. Times are taken one by one: the tool's own are whole milliseconds.
 * The first answer of each connection is kept apart: Node takes one new connection in each turn of
 * its loop, so that of many at once the last waits while those before it are already served.
 */
async function load(url: string, connections: number, headers: Headers): Promise<Load> {
  const timesMs: number[] = [];
  const firstMs: number[] = [];
  const open = new Set<unknown>();
  const options = { url, connections, duration: SECONDS, headers };
  const run = autocannon(options);
  // It is both; its types say only that it is a promise.
  (run as unknown as Instance).on('response', (client, _status, _bytes, ms) => {
    (open.has(client) ? timesMs : firstMs).push(ms);
    open.add(client);
  });
  const result = await run;
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${url}: ${failed} responses were errors`);
  return { result, timesMs, firstMs };
}

const median = (values: readonly number[]) => quantile(values, 0.5);

type Round = { readonly ours: Load; readonly bare: Load };

/** Interleaved rounds, so that a machine that slows down slows both. */
async function compare(name: string, ours: string, bare: string, headers: Headers): Promise<void> {
  for (const connections of CONNECTIONS) {
    await load(ours, connections, headers); // warm
    await load(bare, connections, {});
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const first = await load(ours, connections, headers);
      rounds.push({ ours: first, bare: await load(bare, connections, {}) });
    }
    const of = (pick: (round: Round) => number) => median(rounds.map(pick));
    const ofOurs = (q: number) => of((round) => quantile(round.ours.timesMs, q)).toFixed(2);
    const longest = (pick: (round: Round) => number) =>
      Math.max(...rounds.map(pick))
        .toFixed(2)
        .padStart(8);
    const row = [
      name.padEnd(20),
      `${connections}`.padStart(4),
      of((round) => round.ours.result.requests.average)
        .toFixed(0)
        .padStart(8),
      ofOurs(0.5).padStart(8),
      ofOurs(0.99).padStart(8),
      // The longest of every round: a promise about each request is broken by a single one.
      longest((round) => quantile(round.ours.timesMs, 1)),
      longest((round) => Math.max(...round.ours.firstMs)),
      of((round) => quantile(round.bare.timesMs, 0.5))
        .toFixed(2)
        .padStart(9),
      of((round) => quantile(round.ours.timesMs, 0.5) / quantile(round.bare.timesMs, 0.5))
        .toFixed(2)
        .padStart(6),
    ];
    console.log(row.join(' '));
  }
}

const scratch = await openScratch();
const children: ChildProcess[] = [];
try {
  await applyMigrations(scratch.url);
  const db = createDb(scratch.url);
  console.log(`Filling a database: ${JSON.stringify(SIZES)}`);
  const { userId, problemId, email } = await fillDatabase(db, SIZES);
  const passwordHash = await hashPassword(PASSWORD, PASSWORD_COST);
  await db.user.update({ where: { id: userId }, data: { passwordHash } });

  const ours = await startProduct(scratch.url);
  children.push(ours.child);
  const cookie = await signIn(ours.url, email);
  const bare = await startServer('server/src/commands/bench/bench-bare.ts', {
    DATABASE_URL: scratch.url,
    BENCH_USER: userId,
    BENCH_SESSION: (await db.session.findFirstOrThrow({ where: { userId } })).id,
  });
  children.push(bare.child);
  await closeDb(db);
  const api = `${ours.url}/api/v1`;

  console.log(
    'route                conn    req/s   p50 ms   p99 ms   max ms first ms  bare p50  ratio',
  );
  const routes = [
    ['get-all-problems', `/problems/get-all-problems`],
    ['the same, compressed', `/problems/get-all-problems`, { 'accept-encoding': 'gzip' }],
    ['get-problem', `/problems/get-problem/${problemId}`],
    ['get-solved-problems', `/problems/get-solved-problems`],
    ['playlist', `/playlist`],
    ['get-all-submissions', `/submission/get-all-submissions`],
    ['get-submission', `/submission/get-submission/${problemId}`],
    ['get-submission-count', `/submission/get-submission-count/${problemId}`],
  ] satisfies [name: string, path: string, headers?: Headers][];
  const chosen = process.argv.slice(2);
  for (const [name, path, headers] of routes) {
    if (chosen.length > 0 && !path.split('/').some((part) => chosen.includes(part))) continue;
    await compare(name, api + path, bare.url + path, { cookie, ...headers });
  }
  const login = { email, password: PASSWORD };
  const signIns = await autocannon({
    url: `${api}/auth/login`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(login),
    connections: 4,
    duration: SECONDS,
  });
  console.log(
    `login: ${signIns.requests.average.toFixed(1)} a second, p50 ${signIns.latency.p50} ms`,
  );
  console.log(`memory of the server: ${memoryMb(ours.child).toFixed(0)} MB`);
} finally {
  for (const child of children) child.kill('SIGTERM');
  await scratch.release();
}
process.exit(0);
