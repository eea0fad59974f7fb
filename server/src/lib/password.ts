import { PASSWORD_MAX_BYTES } from '@stepwise/contracts/auth';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';

/** bcrypt cost for stored passwords; tests pass a lower one. */
export const PASSWORD_COST = 10;

/**
 * Maximum queue of passwords to hash: two classes that register or sign in at once. Behind more, a response
 * would come too late.
 */
const QUEUE_MAX = 100;

/** Too many people sign in at once. */
export class PasswordQueueFullError extends Error {
  override readonly name = 'PasswordQueueFullError';
}

const pool = new Piscina({
  filename: join(import.meta.dirname, 'password-worker.mjs'),
  // Threads are started at a sign-in and end after a minute.
  minThreads: 0,
  maxThreads: Math.max(1, availableParallelism() - 1),
  idleTimeout: 60_000,
  maxQueue: QUEUE_MAX,
  // Without the loaders of the main thread: the worker is plain JavaScript.
  execArgv: [],
});

/**
 * Hashes a password of at most 72 bytes (the contract's bound: bcrypt reads no further).
 * @throws {PasswordQueueFullError}
 */
export function hashPassword(password: string, cost: number): Promise<string> {
  return run<string>({ password, cost });
}

/**
 * Whether the password matches the hash. Without a hash (no such account, or one that signs in with
 * Google) it compares with a dummy, so that the duration reveals nothing.
 * @throws {PasswordQueueFullError}
 */
export async function verifyPassword(
  password: string,
  passwordHash: string | null,
  cost: number,
): Promise<boolean> {
  const matches = await run<boolean>({ password, hash: passwordHash ?? (await dummyHash(cost)) });
  // bcrypt compares only the first 72 bytes, and would accept a longer password.
  const isReadWhole = Buffer.byteLength(password) <= PASSWORD_MAX_BYTES;
  return passwordHash !== null && matches && isReadWhole;
}

/** Ends the threads. */
export async function closePasswordThreads(): Promise<void> {
  await pool.close();
}

async function run<Result>(task: object): Promise<Result> {
  if (pool.queueSize >= QUEUE_MAX) throw new PasswordQueueFullError('Too many sign-ins at once');
  return (await pool.run(task)) as Result;
}

const dummies = new Map<number, Promise<string>>();

function dummyHash(cost: number): Promise<string> {
  const known = dummies.get(cost);
  if (known) return known;
  const made = hashPassword('a password that nobody has', cost);
  dummies.set(cost, made);
  // What a full queue has refused is made by the next.
  made.catch(() => dummies.delete(cost));
  return made;
}
