/** Bounds of what a run may send, apart from the schemas so that the client needs no zod for them. */

/** Tests in each of the lists of a run. */
export const RUN_TESTS_MAX = 100;

/** Inputs of one's own in a custom run. */
export const CUSTOM_INPUTS_MAX = 5;
