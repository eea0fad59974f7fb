import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import autocannon, { type Result } from 'autocannon';
import { applyMigrations } from '../database/migrate.ts';
import { openScratch } from '../database/open-database.ts';
import { closeDb, createDb } from '../lib/db.ts';
import { hashPassword, PASSWORD_COST } from '../lib/password.ts';
import { fillDatabase } from '../test/fill-database.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
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

function load(url: string, connections: number, cookie: string): Promise<Result> {
  return autocannon({ url, connections, duration: SECONDS, headers: { cookie } });
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? NaN;

/** Interleaved rounds, so that a machine that slows down slows both. */
async function compare(name: string, ours: string, bare: string, cookie: string): Promise<void> {
  for (const connections of CONNECTIONS) {
    await load(ours, connections, cookie); // warm
    const rounds: { ours: Result; bare: Result }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const first = await load(ours, connections, cookie);
      rounds.push({ ours: first, bare: await load(bare, connections, '') });
      if (first.non2xx > 0) throw new Error(`${name}: ${first.non2xx} answers were no success`);
    }
    const of = (pick: (round: { ours: Result; bare: Result }) => number) =>
      median(rounds.map(pick));
    // Means, because percentiles come in whole milliseconds and most answers take few.
    const ratio = of((round) => round.ours.latency.average / round.bare.latency.average);
    const row = [
      name.padEnd(24),
      `${connections}`.padStart(4),
      of((round) => round.ours.requests.average)
        .toFixed(0)
        .padStart(9),
      of((round) => round.ours.latency.average)
        .toFixed(2)
        .padStart(9),
      of((round) => round.ours.latency.p50)
        .toFixed(0)
        .padStart(6),
      of((round) => round.ours.latency.p99)
        .toFixed(0)
        .padStart(6),
      of((round) => round.ours.latency.max)
        .toFixed(0)
        .padStart(6),
      of((round) => round.bare.latency.average)
        .toFixed(2)
        .padStart(9),
      ratio.toFixed(2).padStart(7),
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
  await closeDb(db);

  const env = { DATABASE_URL: scratch.url, PORT: '0', RATE_LIMIT_SCALE: '1000000' };
  const ours = await start('server/src/commands/dev.ts', env);
  children.push(ours.child);
  const bare = await start('server/src/commands/bench-bare.ts', { ...env, BENCH_USER: userId });
  children.push(bare.child);
  const cookie = await signIn(ours.url, email);
  const api = `${ours.url}/api/v1`;

  console.log(
    'route                    conn  req/s ours  mean ms    p50    p99    max   bare ms   ratio',
  );
  const routes = [
    ['get-all-problems', `/problems/get-all-problems`],
    ['get-problem', `/problems/get-problem/${problemId}`],
    ['get-solved-problems', `/problems/get-solved-problems`],
    ['playlist', `/playlist`],
    ['get-all-submissions', `/submission/get-all-submissions`],
    ['get-submission', `/submission/get-submission/${problemId}`],
    ['get-submission-count', `/submission/get-submission-count/${problemId}`],
  ] as const;
  for (const [name, path] of routes) await compare(name, api + path, bare.url + path, cookie);
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
