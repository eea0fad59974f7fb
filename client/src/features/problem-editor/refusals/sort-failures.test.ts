import { expect, test } from 'vitest';
import { sortFailures } from './sort-failures.ts';

test('every line goes to its language; Java is not JavaScript', () => {
  const lines = [
    'JavaScript: test 1, Wrong Answer: a: b',
    'Java: Compilation Error: x\ny',
    'Sorry',
  ];
  expect(sortFailures(lines)).toEqual({
    byLanguage: { JAVASCRIPT: 'test 1, Wrong Answer: a: b', JAVA: 'Compilation Error: x\ny' },
    others: ['Sorry'],
  });
});
