import type { LanguageKey } from '@stepwise/contracts/language';
import type { CompileResult, JudgeEngine, Job, Limits, RunResult } from '../engine.ts';

/** Generous in time: the machine that tests is seldom idle, and no test here is about speed. */
export const LIMITS: Limits = {
  cpuMs: 10_000,
  wallMs: 25_000,
  memoryKb: 352 << 10,
  outputBytes: 1 << 20,
  processes: 128,
};

export type Outcome = {
  readonly compile: CompileResult;
  readonly version: string;
  /** In the order of the inputs. */
  readonly results: readonly RunResult[];
};

export function jobOf(
  language: LanguageKey,
  source: string,
  inputs: readonly (string | Uint8Array)[] = [''],
  limits: Partial<Limits> = {},
  owner = 'contract',
): Job {
  return {
    program: { language, source },
    inputs: inputs.map((input) => (typeof input === 'string' ? Buffer.from(input) : input)),
    limits: { ...LIMITS, ...limits },
    owner,
  };
}

/** Runs a job to its end and checks the order of its events on the way. */
export async function finish(
  engine: JudgeEngine,
  job: Job,
  signal: AbortSignal = new AbortController().signal,
): Promise<Outcome> {
  let compiled: { compile: CompileResult; version: string } | null = null;
  const results = new Map<number, RunResult>();
  for await (const event of engine.run(job, signal)) {
    if (event.kind === 'compiled') {
      if (compiled) throw new Error('compiled twice');
      compiled = event;
      continue;
    }
    if (!compiled?.compile.ok) throw new Error('a result without a compiled program');
    if (results.has(event.result.index)) throw new Error('two results of one input');
    results.set(event.result.index, event.result);
  }
  if (!compiled) throw new Error('never compiled');
  const sorted = [...results.values()].sort((a, b) => a.index - b.index);
  if (compiled.compile.ok && sorted.length !== job.inputs.length) throw new Error('results miss');
  return { compile: compiled.compile, version: compiled.version, results: sorted };
}

/** The only result of a job with one input. */
export async function runOne(engine: JudgeEngine, job: Job): Promise<RunResult> {
  const { compile, results } = await finish(engine, job);
  const [result] = results;
  if (!result || results.length > 1) throw new Error(`not one result: ${compile.output}`);
  return result;
}

export const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString();
