// Without the schema library, as language-list.ts is.

/** Rows of the table of problems on one page. */
export const PROBLEM_FIGURES_PAGE = 25;

/** A backup is too old after a night without one and the day that follows. */
export const BACKUP_OLD_SECONDS = 2 * 86_400;

/** By what measure somebody counts as active. */
export const ACTIVE_MEANS = 'opened a problem or sent in a program';
