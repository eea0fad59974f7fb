import { beforeEach, expect, test } from 'vitest';
import { sayPublicProblems } from '../../test/public-problems.ts';
import { visitorPath } from './visitor-path.ts';

beforeEach(() => sayPublicProblems('on'));

test.each([
  ['/problem/climbing%20stairs?review=1', '/explore/climbing%20stairs'],
  ['/problem/stairs/submissions/1', '/explore/stairs'],
  ['/problems?tag=DP', '/explore'],
  ['/learn', '/explore'],
  ['/dashboard', null],
  ['/', null],
])('in place of %s there is %s', (wanted, visit) => {
  expect(visitorPath(wanted)).toBe(visit);
});

test('there is nothing where problems are not public, or nobody has said so', () => {
  sayPublicProblems('off');
  expect(visitorPath('/problems')).toBeNull();
  sayPublicProblems(null);
  expect(visitorPath('/problems')).toBeNull();
});
