import { z } from 'zod';

/** Ways to compare outputs that have no parameter; `float:1e-6` is the one that has one. */
export const COMPARISONS = ['lines', 'tokens', 'tokens-case', 'unordered-lines'] as const;

export const TOLERANCE_PREFIX = 'float:';

/** How a problem's outputs are compared, as far as a person can choose it. */
export const checkerSchema = z
  .string()
  .refine(
    (name) => COMPARISONS.some((known) => known === name) || isTolerance(name),
    'Choose how outputs are compared',
  );

/** A tolerance of 1 would accept 0 for everything. */
export function isTolerance(name: string): boolean {
  const digits = name.slice(TOLERANCE_PREFIX.length);
  if (!name.startsWith(TOLERANCE_PREFIX) || !/^[\d.]+(e-?\d+)?$/i.test(digits)) return false;
  return Number(digits) > 0 && Number(digits) < 1;
}
