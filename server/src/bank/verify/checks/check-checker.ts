import { isCustomChecker } from '../../../judge/answer/custom-checker.ts';
import type { Check } from '../verification.ts';

/** Programs with absurd outputs that must not crash a checker. */
const GARBAGE = {
  words: 'print("no number at all")',
  'numbers out of range': 'print(-1, 0, 10**30, 2**63)',
  'numbers that are none': 'print("nan inf -inf 1e5 0x10 1_0")',
  'bytes that are not text': 'import os\nos.write(1, bytes(range(256)))',
  'far too much': 'print("1 " * 450_000)',
} as const;

/** A custom checker says right or wrong to everything, and wrong to garbage. */
export const checkChecker: Check = async ({ problem, judge }) => {
  if (!isCustomChecker(problem.checker)) return [];
  const faults: string[] = [];
  for (const [what, source] of Object.entries(GARBAGE)) {
    const { verdict } = await judge({ language: 'PYTHON', source });
    if (verdict === 'Wrong Answer') continue;
    faults.push(`the checker's verdict on a program that prints ${what}: ${verdict}`);
  }
  return faults;
};
