import type { Trace } from '@stepwise/contracts/trace';
import { TRACE_STEPS_MAX } from '@stepwise/contracts/trace-limits';
import type { JudgeEngine, Limits, Program, RunResult } from '../judge/engine.ts';

/** What is recorded at most: of an object its first items, of all that it leads to so many objects. */
export const BOUNDS = {
  steps: TRACE_STEPS_MAX,
  elements: 200,
  objects: 400,
  /** Of the recording. */
  bytes: 1024 * 1024,
  /** Of what the program prints. */
  printed: 64 * 1024,
  cpuMs: 4000,
};

/** Above the recorder's own bounds: they end what does not end by itself between two steps. */
export const LIMITS: Limits = {
  cpuMs: 5000,
  wallMs: 12_000,
  memoryKb: 320 * 1024,
  outputBytes: 2 * BOUNDS.bytes,
  processes: 64,
};

export type Asking = {
  readonly engine: JudgeEngine;
  readonly signal: AbortSignal;
  readonly owner: string;
  /** Whether nobody waits for a short look: everybody else goes first. */
  readonly isBackground?: boolean;
};

/** A program that records another one, and how its output is read. */
export type Recording = {
  readonly program: Program;
  readonly read: (result: RunResult) => Trace;
};
