import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BankCheck, checkBank } from '../../features/problems/unfinished-problems.ts';
import { closeDb, createDb } from '../../lib/db/db.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const STARTS_WITHIN_MS = 120_000;
/** What makes the large cases leaves the processors to everybody else, on one core as well. */
const BANK_WITHIN_MS = 60 * 60_000;
const LOOK_MS = 1_000;

export const PASSWORD = 'password-of-the-bench';

export type BenchServer = { readonly url: string; readonly child: ChildProcess };

/**
 * Starts the product on a database and waits until the bank is whole there: while programs make large test
 * cases, whatever is measured is measured beside them.
 */
export async function startProduct(
  databaseUrl: string,
  env: NodeJS.ProcessEnv = {},
): Promise<BenchServer> {
  const server = await startServer('server/src/commands/dev.ts', {
    ...env,
    DATABASE_URL: databaseUrl,
  });
  const db = createDb(databaseUrl);
  try {
    console.log('Waiting until the bank has its large test cases');
    await wholeBank(checkBank(db.pool));
    return server;
  } catch (error) {
    server.child.kill();
    throw error;
  } finally {
    await closeDb(db);
  }
}

/** Resolves when nothing is missing of the bank. @throws with what is missing, when that takes too long */
export async function wholeBank(
  missing: BankCheck,
  withinMs = BANK_WITHIN_MS,
  everyMs = LOOK_MS,
): Promise<void> {
  const end = performance.now() + withinMs;
  for (let why = await missing(); why !== null; why = await missing()) {
    if (performance.now() >= end) throw new Error(why);
    await sleep(everyMs);
  }
}

/** Starts one of our programs and waits for the line in which it tells its address. */
export async function startServer(script: string, env: NodeJS.ProcessEnv): Promise<BenchServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, script)], {
    cwd: ROOT,
    env: { ...process.env, RATE_LIMIT_SCALE: '1000000', ...env, PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const signal = AbortSignal.timeout(STARTS_WITHIN_MS);
  for await (const line of createInterface({ input: child.stdout, signal })) {
    const url = /(http:\/\/\S+)/.exec(line)?.[1];
    if (url === undefined) continue;
    child.stdout.resume();
    return { url, child };
  }
  child.kill();
  throw new Error(`${script} did not start`);
}

/** Signs somebody in whose password is PASSWORD. Returns the cookie. */
export async function signIn(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Signing in failed: ${await answer.text()}`);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

export function memoryMb({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024;
}
