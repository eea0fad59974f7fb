import type { NewSubmission } from './api.ts';
import type { PackLimits } from './pack/pack-limits.ts';
import type { SubmissionLimits } from './submission-limits.ts';

export type Test = {
  /** Position in `Job.inputs`. */
  readonly index: number;
  readonly input: Uint8Array;
};

/** How a submission runs its tests. */
export type Way =
  /** The program itself, on one input. */
  | { readonly kind: 'bare' }
  /** Nothing but the compiler, whose product is what it prints. */
  | { readonly kind: 'compile' }
  /** A harness that runs the program. With one test it has the last word where it can. */
  | { readonly kind: 'pack'; readonly tag: string; readonly limits: PackLimits };

/** One submission to Judge0, until its end is known. */
export type Task = {
  readonly way: Way;
  readonly tests: readonly Test[];
  /** Not to be run before this one is known: they may not be wanted then. */
  readonly after: readonly Test[];
  /** Whether its tests have been in a pack and did not end well there. */
  readonly isLast: boolean;
  readonly submission: NewSubmission;
  readonly limits: SubmissionLimits;
  readonly bytes: number;
  tries: number;
};
