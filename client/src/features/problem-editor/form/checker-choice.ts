import { COMPARISONS, isTolerance, TOLERANCE_PREFIX } from '@stepwise/contracts/checker';
import { z } from 'zod';

const KINDS = [...COMPARISONS, 'float', 'kept'] as const;

export type CheckerKind = (typeof KINDS)[number];

/** As a form holds it: the way to compare, and the tolerance of numbers. */
export type CheckerChoice = { kind: CheckerKind; tolerance: string };

const WRONG_TOLERANCE = 'Tolerance must be a number above 0 and below 1, such as 1e-6';

/** What comes out is the name of the checker; nothing where the stored one is to stay. */
export const checkerChoiceSchema = z
  .object({ kind: z.enum(KINDS), tolerance: z.string().trim() })
  .refine(({ kind, tolerance }) => kind !== 'float' || isTolerance(TOLERANCE_PREFIX + tolerance), {
    path: ['tolerance'],
    message: WRONG_TOLERANCE,
  })
  .transform(({ kind, tolerance }) => {
    if (kind === 'kept') return undefined;
    return kind === 'float' ? TOLERANCE_PREFIX + tolerance : kind;
  });

/** @param checker as the server tells it: null where a package's own program or rules compare */
export function choiceOf(checker: string | null): CheckerChoice {
  if (checker?.startsWith(TOLERANCE_PREFIX) === true) {
    return { kind: 'float', tolerance: checker.slice(TOLERANCE_PREFIX.length) };
  }
  const kind = COMPARISONS.find((known) => known === checker) ?? 'kept';
  return { kind, tolerance: '1e-6' };
}
