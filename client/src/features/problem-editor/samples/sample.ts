import type { ProblemInput } from '@stepwise/contracts/problem-edit';
import { climbingStairs } from './climbing-stairs.ts';
import { validPalindrome } from './valid-palindrome.ts';

export type Sample = { readonly label: string; readonly problem: ProblemInput };

/** Problems to start from, by the kind that they show. */
export const SAMPLES: readonly Sample[] = [
  { label: 'DP Problem', problem: climbingStairs },
  { label: 'String Problem', problem: validPalindrome },
];
