import { expect, it } from 'vitest';
import { keepFor } from './keep-for.ts';

/** Reads a number that is one higher each time; it takes as long as a promise. */
function counting(fails: readonly number[] = []) {
  let reads = 0;
  return () => {
    reads += 1;
    const own = reads;
    return fails.includes(own)
      ? Promise.reject(new Error(`Read ${own} failed`))
      : Promise.resolve({ own });
  };
}

it('reads once for all who ask meanwhile, and for those after them', async () => {
  const ask = keepFor(60_000, counting());
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([{ own: 1 }, { own: 1 }, { own: 1 }]);
  expect(await ask()).toEqual({ own: 1 });
});

it('reads anew when the time is over', async () => {
  const ask = keepFor(20, counting());
  expect(await ask()).toEqual({ own: 1 });
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(await ask()).toEqual({ own: 2 });
});

it('does not keep what has failed', async () => {
  const ask = keepFor(60_000, counting([1]));
  await expect(ask()).rejects.toThrow('Read 1 failed');
  expect(await ask()).toEqual({ own: 2 });
});
