/** Apart from the schemas: clients need these without the schema library. */

export const REVIEWS_PER_DAY_MAX = 20;
/** Of a hundred problems, how many somebody may want to know still when these are due. */
export const RETENTION = { least: 80, most: 95, usual: 90 } as const;

/** From forgotten to known by heart. */
export const REVIEW_GRADES = ['AGAIN', 'HARD', 'GOOD', 'EASY'] as const;
