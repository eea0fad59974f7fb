import { expect, test } from 'vitest';
import { limitMet } from './limit-met.ts';

const limits = { timeLimitMs: 2000, memoryLimitKb: 262_144 };

test.each([
  ['Time Limit Exceeded', 'PYTHON', 'limit 5 s'],
  ['Time Limit Exceeded', 'JAVASCRIPT', 'limit 2 s'],
  ['Memory Limit Exceeded', 'JAVA', 'limit 256 MB'],
  ['Output Limit Exceeded', 'JAVA', null],
  ['Wrong Answer', 'JAVA', null],
] as const)('%s in %s: %s', (status, language, words) => {
  expect(limitMet(status, { language }, limits)).toBe(words);
});
