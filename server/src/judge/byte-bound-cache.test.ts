import { expect, it } from 'vitest';
import { ByteBoundCache } from './byte-bound-cache.ts';

const bytes = (count: number): Uint8Array => new Uint8Array(count);
const cacheOf = (most: number, entries: number) =>
  new ByteBoundCache<Uint8Array>({ bytes: most, entries }, ({ byteLength }) => byteLength);

it('drops what was not used for longest when there is no room', () => {
  const cache = cacheOf(10, 10);
  cache.set('a', bytes(4));
  cache.set('b', bytes(4));
  cache.set('a', bytes(5));
  expect(cache.get('a')).toHaveLength(5);
  cache.set('c', bytes(3));
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([bytes(5), null, bytes(3)]);
  cache.set('d', bytes(11));
  expect(['a', 'c', 'd'].map((key) => cache.get(key))).toEqual([null, null, null]);
});

it('keeps no more entries than it may, and none after it is cleared', () => {
  const cache = cacheOf(10, 2);
  for (const key of ['a', 'b', 'c']) cache.set(key, bytes(1));
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([null, bytes(1), bytes(1)]);
  cache.clear();
  expect(cache.get('c')).toBeNull();
  cache.set('d', bytes(10));
  expect(cache.get('d')).toHaveLength(10);
});
