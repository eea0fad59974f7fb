import { expect, it } from 'vitest';
import { ByteBoundCache } from './byte-bound-cache.ts';

it('drops what was not used for longest when there is no room', () => {
  const cache = new ByteBoundCache(10);
  const bytes = (count: number): Uint8Array => new Uint8Array(count);
  cache.set('a', bytes(4));
  cache.set('b', bytes(4));
  cache.set('a', bytes(5));
  expect(cache.get('a')).toHaveLength(5);
  cache.set('c', bytes(3));
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([bytes(5), null, bytes(3)]);
  cache.set('d', bytes(11));
  expect(['a', 'c', 'd'].map((key) => cache.get(key))).toEqual([null, null, null]);
});
