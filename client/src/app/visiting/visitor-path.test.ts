import { afterEach, beforeEach, expect, test } from 'vitest';
import { visitorPath } from './visitor-path.ts';

const meta = document.createElement('meta');
meta.name = 'stepwise-public-problems';

beforeEach(() => {
  meta.content = 'on';
  document.head.append(meta);
});
afterEach(() => meta.remove());

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
  meta.content = 'off';
  expect(visitorPath('/problems')).toBeNull();
  meta.remove();
  expect(visitorPath('/problems')).toBeNull();
});
