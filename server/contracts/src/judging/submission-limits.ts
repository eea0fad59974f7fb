/** Bounds of lists of submissions, apart from the schemas so that the client needs no zod for them. */

/** Submissions in one answer of the list. */
export const SUBMISSIONS_PAGE_MAX = 500;
/** Submissions to one problem in one answer: they include their outputs, so there are fewer of them. */
export const PROBLEM_SUBMISSIONS_MAX = 50;
