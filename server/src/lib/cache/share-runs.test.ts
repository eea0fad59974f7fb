import { describe, expect, it } from 'vitest';
import { shareRuns } from './share-runs.ts';

/** Runs that end when they are told to, numbered in the order in which they began. */
function runsByHand() {
  const ends: { resolve: (value: number) => void; reject: (error: Error) => void }[] = [];
  const ask = shareRuns(
    () => new Promise<number>((resolve, reject) => ends.push({ resolve, reject })),
  );
  const end = (run: number) => ends[run]?.resolve(run);
  const fail = (run: number) => ends[run]?.reject(new Error(`run ${run}`));
  return { ask, end, fail, begun: () => ends.length };
}

describe('shareRuns', () => {
  it('gives all who ask during a run the one that begins after it', async () => {
    const { ask, end, begun } = runsByHand();
    const first = ask();
    const second = ask();
    const third = ask();
    expect(begun()).toBe(1);
    end(0);
    expect(await first).toBe(0);
    await expect.poll(begun).toBe(2);
    const fourth = ask();
    end(1);
    expect(await Promise.all([second, third])).toEqual([1, 1]);
    await expect.poll(begun).toBe(3);
    end(2);
    expect(await fourth).toBe(2);
  });

  it('begins anew for whoever comes after the end', async () => {
    const { ask, end } = runsByHand();
    const first = ask();
    end(0);
    expect(await first).toBe(0);
    const second = ask();
    end(1);
    expect(await second).toBe(1);
  });

  it('lets a failure reach those who wait for that run, and nobody else', async () => {
    const { ask, end, fail, begun } = runsByHand();
    const first = ask();
    const second = ask();
    fail(0);
    await expect(first).rejects.toThrow('run 0');
    await expect.poll(begun).toBe(2);
    end(1);
    expect(await second).toBe(1);
  });
});
