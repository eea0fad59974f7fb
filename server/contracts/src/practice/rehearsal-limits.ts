/** Apart from the schemas: clients need these without the schema library. */

/** How long a rehearsal may be. */
export const REHEARSAL_MINUTES = [30, 45, 60, 90] as const;
export const REHEARSAL_PROBLEMS_MAX = 4;
/** Rehearsals kept of a person: beyond that the oldest go. */
export const REHEARSALS_KEPT = 100;

/** What an interviewer looks at beside the verdict. */
export const RUBRIC_KEYS = [
  'askedFirst',
  'saidComplexity',
  'testedEdges',
  'spokeAloud',
  'cleanCode',
] as const;

/** The best grade; the worst is 1. */
export const RUBRIC_BEST = 4;
