import type { TestStatus, Verdict } from '@stepwise/contracts/verdict';
import { describe, expect, it } from 'vitest';
import { agrees, LABELS } from './expectation.ts';
import { matchesGlob } from './matches-glob.ts';
import type { Rule } from './expectation.ts';

const outcomes = (...statuses: TestStatus[]) =>
  statuses.map((status, index) => ({ name: `secret/${index}`, status }));
const rule = (label: string): Rule[] => {
  const known = LABELS[label];
  return known ? [known] : [];
};

describe('agrees', () => {
  it.each<[string, Verdict, TestStatus[], boolean]>([
    ['accepted', 'Accepted', ['Accepted', 'Accepted'], true],
    ['accepted', 'Wrong Answer', ['Accepted', 'Wrong Answer'], false],
    ['accepted', 'Time Limit Exceeded', ['Time Limit Exceeded', 'Not Run'], false],
    ['accepted', 'Compilation Error', [], false],
    ['accepted', 'Internal Error', ['Internal Error'], false],
    ['wrong_answer', 'Wrong Answer', ['Accepted', 'Wrong Answer'], true],
    ['wrong_answer', 'Accepted', ['Accepted', 'Accepted'], false],
    ['wrong_answer', 'Wrong Answer', ['Wrong Answer', 'Runtime Error'], true],
    ['wrong_answer', 'Runtime Error', ['Runtime Error', 'Wrong Answer'], false],
    [
      'time_limit_exceeded',
      'Time Limit Exceeded',
      ['Accepted', 'Time Limit Exceeded', 'Not Run'],
      true,
    ],
    ['time_limit_exceeded', 'Accepted', ['Accepted', 'Accepted'], false],
    ['time_limit_exceeded', 'Wrong Answer', ['Wrong Answer', 'Accepted'], false],
    ['run_time_error', 'Runtime Error', ['Runtime Error', 'Accepted'], true],
    ['run_time_error', 'Memory Limit Exceeded', ['Memory Limit Exceeded', 'Not Run'], true],
    ['run_time_error', 'Time Limit Exceeded', ['Time Limit Exceeded', 'Not Run'], false],
    ['rejected', 'Wrong Answer', ['Wrong Answer', 'Runtime Error'], true],
    ['rejected', 'Accepted', ['Accepted', 'Accepted'], false],
    ['brute_force', 'Runtime Error', ['Accepted', 'Runtime Error'], true],
    ['brute_force', 'Wrong Answer', ['Wrong Answer', 'Accepted'], false],
  ])('%s and %s of %j: %s', (label, verdict, statuses, expected) => {
    expect(agrees(rule(label), verdict, outcomes(...statuses))).toBe(expected);
  });

  it('asks of some tests what a rule says of them alone', () => {
    const onSecond: Rule = { tests: 'secret/1', permitted: ['WA'], required: ['WA'] };
    expect(agrees([onSecond], 'Wrong Answer', outcomes('Accepted', 'Wrong Answer'))).toBe(true);
    expect(agrees([onSecond], 'Wrong Answer', outcomes('Wrong Answer', 'Accepted'))).toBe(false);
  });
});

describe('matchesGlob', () => {
  it.each([
    ['accepted/*', 'accepted/a.py', true],
    ['accepted/*', 'accepted/a/b.py', false],
    ['accepted/{a,b}.py', 'accepted/b.py', true],
    ['accepted/{a,b}.py', 'accepted/c.py', false],
    ['accepted/a.py', 'accepted/aXpy', false],
    ['*', 'accepted/a.py', false],
    ['secret/*-easy', 'secret/1-easy', true],
    ['a+(b|c)[d]?', 'a+(b|c)[d]?', true],
  ])('%s and %s: %s', (glob, path, expected) => {
    expect(matchesGlob(glob, path)).toBe(expected);
  });
});
