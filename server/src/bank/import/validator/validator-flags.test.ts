import { describe, expect, it } from 'vitest';
import { DEFAULT_COMPARISON, NOT_AS_THERE } from '../../../judge/answer/default-comparison-rows.ts';
import type { RunResult } from '../../../judge/engine.ts';
import { verdictOfTest } from '../../../judge/verdict.ts';
import { argumentsOfChecker } from '../../export/arguments-of-checker.ts';
import { checkerOf } from './validator-flags.ts';

/** What the judge says of an output, as a program printed it. */
function judged(flags: string, actual: string, expected: string) {
  const run: RunResult = {
    ...{ index: 0, ending: 'exited', exitCode: 0, signal: null, cpuMs: 1, wallMs: 1, memoryKb: 1 },
    ...{ stdout: Buffer.from(actual), stderr: Buffer.from('') },
  };
  const checker = checkerOf(flags.split(' ').filter(Boolean));
  return verdictOfTest(run, { expected: Buffer.from(expected), checker });
}

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

  it.each(Object.values(DEFAULT_COMPARISON).flat())(
    'with "%s" compares %j with %j: %s, as the format’s own comparison does',
    (flags, actual, expected, right) => {
      expect(judged(flags, actual, expected)).toBe(right ? 'Accepted' : 'Wrong Answer');
    },
  );

  it.each(NOT_AS_THERE)(
    'with "%s" compares %j with %j: %s, which that one does not',
    (flags, actual, expected, right) => {
      expect(judged(flags, actual, expected)).toBe(right ? 'Accepted' : 'Wrong Answer');
    },
  );
});
