import type { Job } from '../../engine.ts';
import { adaptSource } from './languages/adapt-source.ts';
import { TYPESCRIPT_OPTIONS } from './languages/adapt-typescript.ts';
import type { NewSubmission } from './transport/api.ts';
import { encodeBase64 } from './transport/base64.ts';

/** One test of a job, which is one submission to Judge0 at a time. */
export type Test = {
  /** Position in `Job.inputs`; null where only the compiler's word is wanted. */
  readonly index: number | null;
  readonly input: Uint8Array;
  /** About what its submission takes in a request. */
  readonly bytes: number;
  tries: number;
  /** Whether its times contradicted each other. */
  isInDoubt: boolean;
};

/** A job without inputs is compiled all the same, which Judge0 does only when it runs something. */
export function testsOf({ inputs, program }: Job): Test[] {
  const test = (input: Uint8Array, index: number | null): Test => {
    return {
      index,
      input,
      bytes: program.source.length + input.byteLength,
      tries: 0,
      isInDoubt: false,
    };
  };
  return inputs.length > 0 ? inputs.map(test) : [test(new Uint8Array(), null)];
}

/**
 * What all submissions of a job have in common, but for their limits. There is no expected output among it: the judge
 * compares, and the server never sees an answer.
 */
export function commonSubmission({ program }: Job, languageId: number): NewSubmission {
  return {
    language_id: languageId,
    source_code: encodeBase64(adaptSource(program.language, program.source)),
    ...(program.language === 'TYPESCRIPT' && { compiler_options: TYPESCRIPT_OPTIONS }),
    number_of_runs: 1,
    enable_network: false,
    redirect_stderr_to_stdout: false,
    // Either of them runs programs without a control group, where Node and Java do not even start.
    enable_per_process_and_thread_time_limit: false,
    enable_per_process_and_thread_memory_limit: false,
  };
}
