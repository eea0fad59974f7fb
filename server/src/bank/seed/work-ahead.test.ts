import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { workAhead } from './work-ahead.ts';

async function all<Result>(results: AsyncIterable<Result>): Promise<Result[]> {
  const found: Result[] = [];
  for await (const result of results) found.push(result);
  return found;
}

/** Work that ends when its number is let go. */
function heldWork() {
  const release = new Map<number, () => void>();
  const work = (item: number) =>
    new Promise<number>((resolve) => release.set(item, () => resolve(item * 10)));
  return { release, work };
}

it('works on so many at a time, and yields in order', async () => {
  const { release, work } = heldWork();
  const found = all(workAhead([1, 2, 3], 2, work));
  expect([...release.keys()]).toEqual([1, 2]);
  release.get(2)?.();
  // Whatever was to follow has followed when the loop has turned.
  await setImmediate();
  expect(release.has(3)).toBe(false);
  release.get(1)?.();
  await expect.poll(() => release.has(3)).toBe(true);
  release.get(3)?.();
  expect(await found).toEqual([10, 20, 30]);
});

it.each([1, 2, 5])('yields everything, %i at a time', async (atOnce) => {
  const work = (item: number) => Promise.resolve(item + 1);
  expect(await all(workAhead([1, 2, 3], atOnce, work))).toEqual([2, 3, 4]);
});

it('throws what the work throws, after what came before', async () => {
  const found: number[] = [];
  const work = (item: number) =>
    item === 2 ? Promise.reject(new Error('two')) : Promise.resolve(item);
  await expect(async () => {
    for await (const result of workAhead([1, 2, 3], 3, work)) found.push(result);
  }).rejects.toThrow('two');
  expect(found).toEqual([1]);
});
