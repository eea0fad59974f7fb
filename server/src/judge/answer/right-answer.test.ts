import { describe, expect, it } from 'vitest';
import { customChecker } from './custom-checker.ts';
import type { Ending } from '../engine.ts';
import { rightAnswerOf } from './right-answer.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

type How = { ending?: Ending; exitCode?: number; index?: number };

function result(stdout: string, { ending = 'exited', exitCode = 0, index = 1 }: How = {}) {
  const figures = { cpuMs: 1, wallMs: 1, memoryKb: 1, stderr: new Uint8Array(), signal: null };
  return { index, ending, exitCode, stdout: bytes(stdout), ...figures };
}

const answers = ['no', 'yes\n'].map((text) => ({ expected: bytes(text), checker: 'tokens' }));
const { isRight } = rightAnswerOf(answers);

describe('rightAnswerOf', () => {
  it.each([
    ['yes\n', true, true],
    ['yes', true, true],
    ['yes \n', true, false],
    ['\tyes\n', true, false],
    ['yes\n\n', true, false],
    ['yes\r\n', true, false],
    ['no\n', false, false],
  ])('says of %j: right %s, exactly right %s', (stdout, right, exact) => {
    expect(isRight?.(result(stdout), false)).toBe(right);
    expect(isRight?.(result(stdout), true)).toBe(exact);
  });

  it.each([
    [{ exitCode: 1 }],
    [{ ending: 'cpu-limit' as const }],
    [{ ending: 'lost' as const }],
    [{ index: 0 }],
    [{ index: 2 }],
  ])('accepts nothing but a right answer: %j', (how) => {
    expect(isRight?.(result('yes\n', how), false)).toBe(false);
  });

  it('knows nothing where a program has to look', () => {
    const [first] = answers;
    if (!first) throw new Error('no answer');
    expect(rightAnswerOf([first, { ...first, checker: customChecker('') }])).toEqual({});
  });
});
