import { expect, test } from 'vitest';
import { buildReport } from '../../test/rehearsals.ts';
import { pathOfSet, setOf } from './same-set.ts';

const read = (search: string) => setOf(new URLSearchParams(search));

test('an address has the problems and the time of a rehearsal, and nothing else', () => {
  const path = pathOfSet(buildReport());
  expect(path).toBe('/rehearsal?problems=4,13&minutes=60');
  expect(setOf(new URL(path, 'http://localhost').searchParams)).toEqual({
    ...{ numbers: [4, 13], minutes: '60' },
  });
});

test.each([
  ['', null],
  ['problems=', null],
  ['problems=0,-1,x,1e3,%20', null],
  ['problems=4', { numbers: [4], minutes: '45' }],
  ['problems=4&minutes=31', { numbers: [4], minutes: '45' }],
  ['problems=4,4,x,13&minutes=90', { numbers: [4, 13], minutes: '90' }],
  ['problems=1,2,3,4,5,6&minutes=30', { numbers: [1, 2, 3, 4], minutes: '30' }],
  ['problems=1234567', null],
])('of %j it takes %j', (search, set) => {
  expect(read(search)).toEqual(set);
});
