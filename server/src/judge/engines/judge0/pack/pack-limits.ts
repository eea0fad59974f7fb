import type { Ending, Limits } from '../../../engine.ts';
import type { ServerConfig } from '../answers.ts';
import { submissionLimits } from '../submission-limits.ts';
import type { SubmissionLimits } from '../submission-limits.ts';
import type { Runtime } from './runtimes.ts';

/** Elapsed time for each CPU time that is ours and not the program's. */
const WALL_FACTOR = 3;
/** Of all the elapsed time. */
const PATIENCE = 0.6;
/** Left for the last line, and for the bytes that are not base64. */
const SPARE_BYTES = 16 << 10;

export type PackLimits = {
  readonly sent: SubmissionLimits;
  /** Of one program. */
  readonly program: Limits;
  /** CPU time after which no further program is started. */
  readonly budgetMs: number;
  /** Elapsed time after which no further program is started: a machine may be busy. */
  readonly patienceMs: number;
  /** What the harness may write. */
  readonly roomBytes: number;
  /** Limits below what they should be, because the server allows no more. */
  readonly cut: readonly Ending[];
};

/**
 * All programs of a pack together get the CPU time that one of them is allowed, and what starting
 * them costs. Whatever a program does to its harness, it gains no time by it.
 */
export function packLimits(
  runtime: Runtime,
  limits: Limits,
  tests: number,
  config: ServerConfig,
): PackLimits {
  const budgetMs = limits.cpuMs + tests * runtime.startMs;
  const ownMs = runtime.ownMs + runtime.compileMs;
  const wanted: Limits = {
    cpuMs: budgetMs + ownMs,
    wallMs: limits.wallMs + WALL_FACTOR * (ownMs + tests * runtime.startMs),
    memoryKb: limits.memoryKb + runtime.memoryKb,
    processes: limits.processes + runtime.processes,
    outputBytes: config.max_max_file_size * 1024 - 1,
  };
  // As for a program whose memory can be told: this harness tells it.
  const sent = submissionLimits('JAVASCRIPT', wanted, config);
  const cut: Ending[] = [];
  if (sent.cpu_time_limit * 1000 < wanted.cpuMs) cut.push('cpu-limit');
  if (sent.wall_time_limit * 1000 < wanted.wallMs) cut.push('wall-limit');
  if (sent.memory_limit < wanted.memoryKb) cut.push('memory-limit');
  const memoryKb = Math.min(limits.memoryKb, sent.memory_limit - runtime.memoryKb);
  return {
    sent,
    program: { ...limits, memoryKb },
    budgetMs,
    patienceMs: sent.wall_time_limit * 1000 * PATIENCE,
    roomBytes: sent.max_file_size * 1024 - SPARE_BYTES,
    cut,
  };
}
