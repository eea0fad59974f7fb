import type { OPERATIONS } from '@stepwise/contracts/operations/operations';
import { ADMINISTRATOR_WRITES } from './administrator-writes.ts';
import { ANALYSIS_WRITES } from './analysis-writes.ts';
import { LEARNER_WRITES } from './learner-writes.ts';
import { OTHER_WRITES } from './other-writes.ts';
import { REHEARSAL_WRITES } from './rehearsal-writes.ts';
import { REVIEW_WRITES } from './review-writes.ts';
import { STRANGER_WRITES } from './stranger-writes.ts';
import type { Write } from './write.ts';

/** A scene for each write of the API that a page sends. */
export const WRITES: readonly (readonly [name: keyof typeof OPERATIONS, write: Write])[] =
  Object.entries({
    ...STRANGER_WRITES,
    ...LEARNER_WRITES,
    ...ADMINISTRATOR_WRITES,
    ...ANALYSIS_WRITES,
    ...REVIEW_WRITES,
    ...REHEARSAL_WRITES,
    ...OTHER_WRITES,
  }) as [keyof typeof OPERATIONS, Write][];
