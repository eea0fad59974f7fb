import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../lib/db/db.ts';
import { SessionWatch } from './session-watch.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A watch on a table of sessions that the test fills. */
function start() {
  const sessions = new Set(['ada', 'grace']);
  const administrators = new Set(['ada']);
  const read = vi.fn(() =>
    Promise.resolve([...sessions].map((id) => ({ id, isAdmin: administrators.has(id) }))),
  );
  const watch = new SessionWatch({ db: { read } as unknown as Database });
  return { sessions, administrators, read, watch };
}

describe('the watch on sessions', () => {
  it('tells within a second, once, and only those of the session', async () => {
    const { sessions, watch } = start();
    const told: string[] = [];
    watch.watch('ada', () => told.push('one of ada'));
    watch.watch('ada', () => told.push('another of ada'));
    watch.watch('grace', () => told.push('one of grace'));
    await vi.advanceTimersByTimeAsync(3_120);
    expect(told).toEqual([]);
    sessions.delete('ada');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual(['one of ada', 'another of ada']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told).toHaveLength(2);
  });

  it('tells what is for administrators, and nothing else, when the person is one no longer', async () => {
    const { administrators, sessions, watch } = start();
    const told: string[] = [];
    watch.watch('ada', () => told.push('an export'), true);
    watch.watch('ada', () => told.push('a verdict'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(told).toEqual([]);
    administrators.delete('ada');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual(['an export']);
    sessions.delete('ada');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual(['an export', 'a verdict']);
  });

  it('asks twice a second for however many, and not for nobody', async () => {
    const { read, watch } = start();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(read).not.toHaveBeenCalled();
    const leaving = Array.from({ length: 100 }, () => watch.watch('ada', () => undefined));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(read).toHaveBeenCalledTimes(10);
    for (const leave of leaving) leave();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(read.mock.calls.length).toBeLessThanOrEqual(11);
  });

  it('ends nothing because the database is away', async () => {
    const { sessions, read, watch } = start();
    const ended = vi.fn();
    watch.watch('ada', ended);
    read.mockRejectedValue(new Error('away'));
    sessions.delete('ada');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(ended).not.toHaveBeenCalled();
    read.mockResolvedValue([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ended).toHaveBeenCalledTimes(1);
  });
});
