import type { CUSTOM_INPUTS_MAX as CONTRACT } from '@stepwise/contracts/execution';

/** The contract's number, held to it by its type: its module would bring the schema library along. */
export const CUSTOM_INPUTS_MAX: typeof CONTRACT = 5;
