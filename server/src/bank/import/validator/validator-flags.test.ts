import { describe, expect, it } from 'vitest';
import { parseChecker } from '../../../judge/answer/compare-output.mjs';
import { argumentsOfChecker } from '../../export/arguments-of-checker.ts';
import { checkerOf } from './validator-flags.ts';

const judged = (flags: string, actual: string, expected: string): boolean =>
  parseChecker(checkerOf(flags.split(' ').filter(Boolean)))(
    Buffer.from(actual),
    Buffer.from(expected),
  );

describe('checkerOf', () => {
  it.each([
    ['', 'tokens'],
    ['case_sensitive', 'tokens-case'],
    ['float_tolerance 1e-6', 'float:0.000001'],
    ['float_absolute_tolerance 1e-6 float_relative_tolerance 1e-6', 'float:0.000001'],
    ['float_relative_tolerance 1e-9', 'flags:float_relative_tolerance 1e-9'],
    ['float_tolerance 1e-4 case_sensitive', 'flags:case_sensitive float_tolerance 0.0001'],
    ['space_change_sensitive', 'flags:space_change_sensitive'],
    ['float_tolerance 2', 'flags:float_tolerance 2'],
    ['float_tolerance 0', 'flags:float_tolerance 0'],
  ])('reads "%s" as %s', (flags, checker) => {
    expect(checkerOf(flags.split(' ').filter(Boolean))).toBe(checker);
  });

  it.each(['tokens', 'tokens-case', 'float:0.001', 'flags:space_change_sensitive'])(
    'gives %s again from its own arguments',
    (checker) => {
      expect(checkerOf(argumentsOfChecker(checker))).toBe(checker);
    },
  );

  it.each<[flags: string, actual: string, expected: string, right: boolean]>([
    ['', 'yes  1\n\n', 'YES 1\n', true],
    ['', '1.0\n', '1\n', false],
    ['case_sensitive', 'yes\n', 'YES\n', false],
    ['space_change_sensitive', '1 2\n', '1 2\n', true],
    ['space_change_sensitive', '1  2\n', '1 2\n', false],
    ['space_change_sensitive', '1\n2\n', '1 2\n', false],
    ['space_change_sensitive', '1 2', '1 2\n', false],
    ['space_change_sensitive', 'YES 2\n', 'yes 2\n', true],
    ['float_absolute_tolerance 0.01', '1000.5\n', '1000\n', false],
    ['float_absolute_tolerance 0.01', '1000.005\n', '1000\n', true],
    ['float_relative_tolerance 0.01', '1000.5\n', '1000\n', true],
    ['float_relative_tolerance 0.01', '0.005\n', '0\n', false],
    ['float_relative_tolerance 0.01', '0\n', '0\n', true],
    ['float_absolute_tolerance 0.1 float_relative_tolerance 0.001', '0.05\n', '0\n', true],
    ['float_tolerance 0', '1e1\n', '10\n', true],
    ['float_tolerance 1e-6 case_sensitive', 'Ab 1\n', 'ab 1\n', false],
    ['float_tolerance 1e-6', '3.14000000e-2\n', '0.0314\n', true],
    ['float_tolerance 1e-6', '0x1\n', '1\n', false],
    ['float_tolerance 1e-6', '1 2\n', '1\n', false],
  ])('with "%s" compares %j with %j: %s', (flags, actual, expected, right) => {
    expect(judged(flags, actual, expected)).toBe(right);
  });
});
