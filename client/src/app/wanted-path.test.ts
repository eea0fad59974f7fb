import { expect, test } from 'vitest';
import { wantedPath } from './wanted-path.ts';

test('leads to the page that was wanted', () => {
  expect(wantedPath({ from: '/problem/two-sum?tab=hints#top' })).toBe(
    '/problem/two-sum?tab=hints#top',
  );
});

test.each([
  [null],
  ['/problems'],
  [{ from: 42 }],
  [{ from: 'https://elsewhere.example' }],
  [{ from: '//elsewhere.example' }],
  [{ from: '/\\elsewhere.example' }],
  [{ from: '/\t/elsewhere.example' }],
  [{ from: '/\n\\elsewhere.example' }],
  [{ from: '\t//elsewhere.example' }],
  [{ from: 'javascript:alert(1)' }],
])('leads home instead of to %j', (state) => {
  expect(wantedPath(state)).toBe('/');
});
