import type { LanguageKey } from '@stepwise/contracts/language';
import type { Limits } from '../../engine.ts';
import type { ServerConfig } from './transport/answers.ts';

/** As much as the embedded sandbox gives: recursion through C lives on the process's stack. */
const STACK_KB = 64 << 10;
/** Below these Judge0 refuses a submission. */
const SHORTEST_WALL_S = 1;
const LEAST_MEMORY_KB = 2048;

/** The limits of one submission, in Judge0's words and units. */
export type SubmissionLimits = {
  readonly cpu_time_limit: number;
  readonly cpu_extra_time: number;
  readonly wall_time_limit: number;
  readonly memory_limit: number;
  readonly stack_limit: number;
  readonly max_processes_and_or_threads: number;
  readonly max_file_size: number;
};

/**
 * Limits above the server's own maxima are cut to them: it would refuse the submission. One byte
 * more than the output that is allowed may be written, to see that it was too much.
 */
export function submissionLimits(
  language: LanguageKey,
  limits: Limits,
  config: ServerConfig,
): SubmissionLimits {
  const wallS = Math.min(limits.wallMs / 1000, config.max_wall_time_limit);
  // Nothing tells Judge0's Java how large its heap may be: it measures the host and lets garbage lie,
  // for which no program is to blame.
  const wantedKb = language === 'JAVA' ? config.max_memory_limit : limits.memoryKb;
  const memoryKb = Math.min(wantedKb, config.max_memory_limit);
  const fileKb = Math.ceil((limits.outputBytes + 1) / 1024);
  return {
    cpu_time_limit: Math.min(limits.cpuMs / 1000, config.max_cpu_time_limit),
    cpu_extra_time: 0,
    wall_time_limit: Math.max(wallS, SHORTEST_WALL_S),
    memory_limit: Math.max(Math.floor(memoryKb), LEAST_MEMORY_KB),
    stack_limit: Math.min(STACK_KB, config.max_stack_limit),
    max_processes_and_or_threads: Math.min(
      limits.processes,
      config.max_max_processes_and_or_threads,
    ),
    max_file_size: Math.min(fileKb, config.max_max_file_size),
  };
}
