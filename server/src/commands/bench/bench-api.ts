import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import autocannon, { type Instance, type Result } from 'autocannon';
import { applyMigrations } from '../../database/migrations/migrate.ts';
import { openScratch } from '../../database/open-database.ts';
import { closeDb, createDb } from '../../lib/db.ts';
import { hashPassword, PASSWORD_COST } from '../../lib/password.ts';
import { fillDatabase } from '../../test/fill-database.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const SIZES = { problems: 1_000, users: 10_000, submissions: 200_000 };
const PASSWORD = 'password-of-the-bench';
const ROUNDS = 3;
const SECONDS = 4;
/** One connection shows what a request costs; fifty show what a crowd waits. */
const CONNECTIONS = [1, 50];

type Started = { readonly url: string; readonly child: ChildProcess };

/** Starts one of our programs and waits for the line in which it tells its address. */
async function start(script: string, env: NodeJS.ProcessEnv): Promise<Started> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, script)], {
    cwd: ROOT,
    env: { ...process.env, ...env, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout, signal: AbortSignal.timeout(120_000) });
  for await (const line of lines) {
    const url = /(http:\/\/\S+)/.exec(line)?.[1];
    if (url) {
      child.stdout.resume();
      return { url, child };
    }
  }
  throw new Error(`${script} did not start`);
}

async function signIn(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Signing in failed: ${await answer.text()}`);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

type Headers = Readonly<Record<string, string>>;

type Load = {
  readonly result: Result;
  /** Sorted. */
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
  return { result, timesMs: timesMs.sort((a, b) => a - b), firstMs };
}

const quantile = (sorted: readonly number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? NaN;

const median = (values: number[]) =>
  quantile(
    values.sort((a, b) => a - b),
    0.5,
  );

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

function memoryMb(child: ChildProcess): string {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024).toFixed(0);
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

  const env = { DATABASE_URL: scratch.url, PORT: '0', RATE_LIMIT_SCALE: '1000000' };
  const ours = await start('server/src/commands/dev.ts', env);
  children.push(ours.child);
  const cookie = await signIn(ours.url, email);
  const bare = await start('server/src/commands/bench/bench-bare.ts', {
    ...env,
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
  console.log(`memory of the server: ${memoryMb(ours.child)} MB`);
} finally {
  for (const child of children) child.kill('SIGTERM');
  await scratch.release();
}
process.exit(0);
