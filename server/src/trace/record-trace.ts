import { join } from 'node:path';
import type { Trace } from '@stepwise/contracts/trace';
import { TRACE_STEPS_MAX } from '@stepwise/contracts/trace-limits';
import { bundlePython } from '../judge/bundle-python.ts';
import type { Job, JudgeEngine, Limits, Program, RunResult } from '../judge/engine.ts';
import { readTrace } from './read-trace.ts';

/** What is recorded at most: of an object its first items, of all that it leads to so many objects. */
const BOUNDS = {
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
const LIMITS: Limits = {
  cpuMs: 5000,
  wallMs: 12_000,
  memoryKb: 320 * 1024,
  outputBytes: 2 * BOUNDS.bytes,
  processes: 64,
};

const RECORDERS = { PYTHON: bundlePython(join(import.meta.dirname, 'python/recorder/main.py')) };

export type TracedProgram = Program & { readonly language: keyof typeof RECORDERS };

type Asking = {
  readonly engine: JudgeEngine;
  readonly signal: AbortSignal;
  readonly owner: string;
};

/**
 * Runs a program on one input in the sandbox and records its steps. What the program prints is what it
 * prints unrecorded, as long as the recording lasts.
 * @throws what JudgeEngine.run throws
 */
export async function recordTrace(
  program: TracedProgram,
  input: string,
  { engine, signal, owner }: Asking,
): Promise<Trace> {
  const { language, source } = program;
  const call = `Recorder(${JSON.stringify(source)}, ${JSON.stringify(BOUNDS)}).run()`;
  const job: Job = {
    program: { language, source: `${RECORDERS[language]}\n\n${call}\n` },
    inputs: [Buffer.from(input)],
    limits: LIMITS,
    owner,
    isShort: true,
  };
  let result: RunResult | null = null;
  for await (const event of engine.run(job, signal)) {
    if (event.kind === 'result') result = event.result;
  }
  signal.throwIfAborted();
  if (!result) throw new Error('The engine gave no result of a recording');
  return readTrace(result);
}
