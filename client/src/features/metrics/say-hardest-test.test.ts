import { expect, test } from 'vitest';
import { sayHardestTest } from './say-hardest-test.ts';

const hardest = { position: 7, isHidden: true, input: null, failed: 31, of: 100 };

test('of a hidden test there is only its number', () => {
  const text = 'Test 7 (hidden) fails 31%';
  expect(sayHardestTest(hardest)).toEqual({ short: text, long: text });
});

test('of one that everybody sees there is its input, on one line', () => {
  const said = sayHardestTest({ ...hardest, isHidden: false, input: '4 9\n2 7 ' });
  expect(said).toEqual({ short: 'Test 7 fails 31%', long: 'Test 7 fails 31%: 4 9 2 7' });
});

test('where none fails there is nothing to say', () => {
  expect(sayHardestTest(null)).toBeNull();
});
