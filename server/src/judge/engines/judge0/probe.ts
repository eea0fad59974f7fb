import { randomUUID } from 'node:crypto';
import type { Job, RunEvent } from '../../engine.ts';
import { JudgeUnavailableError, LanguageUnavailableError } from '../../engine.ts';
import { firstSignal } from '../../../lib/process/first-signal.ts';
import { JobRun } from './job-run.ts';
import type { JobParts } from './job-run.ts';

/** Each prints its input. */
const PROGRAMS = {
  PYTHON: 'print(input())',
  JAVASCRIPT: `process.stdout.write(require('fs').readFileSync(0))`,
};
const LIMITS = {
  ...{ cpuMs: 5_000, wallMs: 10_000, memoryKb: 128_000 },
  ...{ outputBytes: 1024, processes: 60 },
};

const REASONS = [JudgeUnavailableError, LanguageUnavailableError];

/**
 * Has the server run a small program.
 * @returns what is wrong, null when it ran
 * @throws {Judge0Error}
 */
export async function probe(
  parts: Pick<JobParts, 'api' | 'timing' | 'config' | 'languageId'>,
  language: keyof typeof PROGRAMS,
  closing: AbortSignal,
): Promise<string | null> {
  const word = randomUUID();
  const job: Job = {
    program: { language, source: PROGRAMS[language] },
    inputs: [Buffer.from(word)],
    limits: LIMITS,
    owner: 'probe',
  };
  const said: string[] = [];
  const take = (event: RunEvent): void => {
    if (event.kind === 'result') said.push(Buffer.from(event.result.stdout).toString().trim());
  };
  const { probeMs } = parts.timing;
  const { signal, release } = firstSignal([closing], probeMs);
  try {
    await new JobRun({ ...parts, version: '', window: 1, isTrial: true }, job, signal, take).run();
    return said[0] === word ? null : 'Judge0 does not run programs as it should';
  } catch (error) {
    closing.throwIfAborted();
    if (signal.aborted) return `Judge0 has not run a program within ${probeMs / 1000} s`;
    if (REASONS.some((Kind) => error instanceof Kind)) return (error as Error).message;
    throw error;
  } finally {
    release();
  }
}
