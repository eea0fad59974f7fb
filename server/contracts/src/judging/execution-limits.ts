/** Bounds of what a run may send, apart from the schemas so that the client needs no zod for them. */

/** Tests in each of the lists of a run. */
export const RUN_TESTS_MAX = 100;

/** Samples of the problem that are run beside one's own inputs. */
export const SAMPLES_MAX = 3;
/** Inputs of one's own. */
export const OWN_INPUTS_MAX = 5;

/** Characters in one input of a custom run. */
export const CUSTOM_INPUT_MAX = 64 * 1024;

/** Inputs in a custom run. */
export const CUSTOM_INPUTS_MAX = SAMPLES_MAX + OWN_INPUTS_MAX;
