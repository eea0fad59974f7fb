import { expect, test } from 'vitest';
import { readInputs, writeInputs } from './kept-inputs.ts';

test('inputs are kept per person and problem', () => {
  writeInputs('ann', 'p1', ['1\n', '']);
  expect(readInputs('ann', 'p1')).toEqual(['1\n', '']);
  expect(readInputs('ann', 'p2')).toBeNull();
  expect(readInputs('bob', 'p1')).toBeNull();
});

test('ignores what is not a list of texts', () => {
  localStorage.setItem('stepwise.inputs.v1:ann:p1', '{');
  expect(readInputs('ann', 'p1')).toBeNull();
  localStorage.setItem('stepwise.inputs.v1:ann:p1', '[1]');
  expect(readInputs('ann', 'p1')).toBeNull();
});

test('no more inputs come back than a run may have', () => {
  writeInputs('ann', 'p1', ['1', '2', '3', '4', '5', '6']);
  expect(readInputs('ann', 'p1')).toHaveLength(5);
});
