import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canRun } from '../../judge/can-run.ts';
import type { Job, JudgeEngine, RunResult } from '../../judge/engine.ts';

/** Runs a validator, and says in which line the input leaves the form. */
const HARNESS = readFileSync(join(import.meta.dirname, 'input-line.py'), 'utf8');
/** A package's input validator in Python: it exits with 42 for a valid input, and says why otherwise. */
const VALID = 42;
const LIMITS: Job['limits'] = {
  cpuMs: 2_000,
  wallMs: 5_000,
  memoryKb: 512 * 1024,
  outputBytes: 64 * 1024,
  processes: 64,
};
const UNLIKE = 'it is not of the form that the problem describes';
const WORDS_MAX = 200;

type Asking = {
  readonly engine: JudgeEngine;
  readonly owner: string;
  readonly signal: AbortSignal;
};

/**
 * What is wrong with each input, in the words of the problem's validator, with the line where that shows. Null for a valid one, and for one
 * of which that cannot be told: without Python, or where the validator met a limit.
 * @throws what JudgeEngine.run throws
 */
export async function inputFaults(
  validator: string,
  inputs: readonly string[],
  { engine, owner, signal }: Asking,
): Promise<(string | null)[]> {
  const faults = inputs.map((): string | null => null);
  if (!canRun(engine, 'PYTHON')) return faults;
  const job: Job = {
    program: {
      language: 'PYTHON',
      source: `${HARNESS}\n\ncheck(${JSON.stringify(validator)})\n`,
    },
    // A line that is typed may lack its end; the programs read it all the same.
    inputs: inputs.map((text) => Buffer.from(text.endsWith('\n') ? text : `${text}\n`)),
    ...{ limits: LIMITS, owner, isShort: true },
  };
  for await (const event of engine.run(job, signal)) {
    if (event.kind === 'result') faults[event.result.index] = faultOf(event.result);
  }
  signal.throwIfAborted();
  return faults;
}

function faultOf({ ending, exitCode, stderr }: RunResult): string | null {
  if (ending !== 'exited' || exitCode === VALID) return null;
  const said = Buffer.from(stderr).toString().trimEnd().split('\n');
  const words = /^AssertionError: (?<words>.+)$/.exec(said.at(-1) ?? '')?.groups?.['words'];
  if (words === undefined) return UNLIKE;
  const line = said.find((text) => /^line \d+$/.test(text));
  return (line === undefined ? words : `${line}: ${words}`).slice(0, WORDS_MAX);
}
