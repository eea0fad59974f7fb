import { describe, expect, it } from 'vitest';
import { setClockOff } from '../../test/faults/wrong-clock.ts';
import { MemoryRateStore } from './memory-rate-store.ts';

function openStore(windowMs: number): MemoryRateStore {
  const store = new MemoryRateStore();
  // Of all the options it needs the one.
  store.init({ windowMs } as Parameters<MemoryRateStore['init']>[0]);
  return store;
}

describe('MemoryRateStore', () => {
  it('counts each key by itself, and takes back and forgets when told', () => {
    const store = openStore(60_000);
    expect([store.increment('a').totalHits, store.increment('a').totalHits]).toEqual([1, 2]);
    expect(store.increment('b').totalHits).toBe(1);
    store.decrement('a');
    expect(store.increment('a').totalHits).toBe(2);
    store.resetKey('a');
    expect(store.increment('a').totalHits).toBe(1);
  });

  it('says when the window ends', () => {
    const { resetTime } = openStore(60_000).increment('a');
    const seconds = ((resetTime?.getTime() ?? 0) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(30);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it.each([-3_600_000, 3_600_000, 8 * 86_400_000])(
    'begins anew after its window and not before, with the clock set by %i ms meanwhile',
    async (ms) => {
      const long = openStore(60_000);
      const short = openStore(50);
      long.increment('a');
      short.increment('a');
      setClockOff(ms);
      expect(long.increment('a').totalHits).toBe(2);
      await expect.poll(() => short.increment('a').totalHits, { interval: 60 }).toBe(1);
    },
  );
});
