import type { Program } from '../../engine.ts';
import { adaptSource } from './adapt-source.ts';
import { TYPESCRIPT_OPTIONS } from './adapt-typescript.ts';
import type { NewSubmission } from './api.ts';
import { encodeBase64 } from './base64.ts';
import type { SubmissionLimits } from './submission-limits.ts';

/**
 * What all submissions of a program have in common. There is no expected output among it: the judge
 * compares, and the server never sees an answer.
 */
export function submissionOf(
  program: Program,
  languageId: number,
  limits: SubmissionLimits,
): NewSubmission {
  return {
    language_id: languageId,
    source_code: encodeBase64(adaptSource(program.language, program.source)),
    ...(program.language === 'TYPESCRIPT' && { compiler_options: TYPESCRIPT_OPTIONS }),
    ...limits,
    ...commonFields(),
  };
}

export function commonFields(): NewSubmission {
  return {
    number_of_runs: 1,
    enable_network: false,
    redirect_stderr_to_stdout: false,
    // Either of them runs programs without a control group, where Node and Java do not even start.
    enable_per_process_and_thread_time_limit: false,
    enable_per_process_and_thread_memory_limit: false,
  };
}
