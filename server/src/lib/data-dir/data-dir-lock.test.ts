import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressOfRunning, DataDirInUseError, lockDataDir } from './data-dir-lock.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'stepwise-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

describe('lockDataDir', () => {
  it('lets one in and tells the other who is there', async () => {
    const lock = await lockDataDir(directory);
    lock.describe('http://localhost:3000');
    const second = lockDataDir(directory);
    await expect(second).rejects.toThrow(DataDirInUseError);
    await expect(second).rejects.toThrow('already running: http://localhost:3000. Stop it first.');
    lock.release();
  });

  it('lets exactly one of many in that come at once', async () => {
    const attempts = await Promise.allSettled([1, 2, 3, 4].map(() => lockDataDir(directory)));
    const locks = attempts.filter((attempt) => attempt.status === 'fulfilled');
    expect(locks).toHaveLength(1);
    locks[0]?.value.release();
  });

  it('lets the next one in after it was released', async () => {
    const first = await lockDataDir(directory);
    first.release();
    await expect.poll(() => lockDataDir(directory).then((lock) => lock.release())).toBeUndefined();
  });
});

describe('addressOfRunning', () => {
  it('is what the server says, and nothing while it starts, of a command, or without one', async () => {
    expect(await addressOfRunning(directory)).toBeNull();
    const lock = await lockDataDir(directory);
    expect(await addressOfRunning(directory)).toBeNull();
    lock.describe('a command (process 7)');
    expect(await addressOfRunning(directory)).toBeNull();
    lock.describe('http://localhost:4000 (process 7)');
    expect(await addressOfRunning(directory)).toBe('http://localhost:4000');
    lock.release();
  });
});
