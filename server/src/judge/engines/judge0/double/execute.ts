import { constants } from 'node:os';
import type { JudgeEngine, RunEvent, RunResult } from '../../../engine.ts';
import { OUR_DECLARATIONS } from '../languages/adapt-typescript.ts';
import type { StoredResult, StoredSubmission } from './stored-submission.ts';

/** Runs a submission in the embedded sandbox and tells of it as Judge0 does. */
export async function execute(
  engine: JudgeEngine,
  submission: StoredSubmission,
  signal: AbortSignal,
): Promise<StoredResult> {
  const { language, limits } = submission;
  const fileBytes = limits.fileKb * 1024;
  // This TypeScript knows Node's modules, unlike a stock Judge0's.
  const [source = ''] = submission.source.split(OUR_DECLARATIONS);
  const job = {
    program: { language, source },
    inputs: [submission.stdin],
    limits: {
      cpuMs: limits.cpuS * 1000,
      wallMs: limits.wallS * 1000,
      memoryKb: limits.memoryKb,
      processes: limits.processes,
      outputBytes: fileBytes,
    },
    owner: submission.token,
  };
  const events: RunEvent[] = [];
  for await (const event of engine.run(job, signal)) events.push(event);
  const [compiled, ran] = events;
  if (compiled?.kind !== 'compiled') throw new Error('the sandbox said nothing');
  const output = compiled.compile.output.replaceAll(/^main\.ts(?=\()/gm, 'script.ts');
  if (!compiled.compile.ok) return compileError(output);
  if (ran?.kind !== 'result') throw new Error('the sandbox lost a result');
  return { ...readEnd(ran.result, limits.memoryKb, fileBytes), compileOutput: output || null };
}

export function compileError(output: string): StoredResult {
  return { ...NOTHING, status: 6, compileOutput: output };
}

/** Of a submission whose sandbox failed: the text of the exception and nothing else. */
export function internalError(error: unknown): StoredResult {
  return { ...NOTHING, message: error instanceof Error ? error.message : String(error) };
}

const NOTHING: StoredResult = {
  status: 13,
  time: null,
  wallTime: null,
  memory: null,
  stdout: null,
  stderr: null,
  compileOutput: null,
  message: null,
  exitCode: null,
};

function readEnd(run: RunResult, memoryLimitKb: number, fileBytes: number): StoredResult {
  const ran = {
    ...NOTHING,
    time: seconds(run.cpuMs),
    wallTime: seconds(run.wallMs),
    memory: Math.round(run.memoryKb),
    stdout: run.stdout,
    stderr: run.stderr,
  };
  switch (run.ending) {
    case 'exited':
      return { ...ran, ...exit(run.exitCode ?? 0) };
    case 'signaled': {
      const number = constants.signals[run.signal as NodeJS.Signals];
      return { ...ran, ...exit(128 + number), stderr: withShell(run.stderr, 'Segmentation fault') };
    }
    case 'memory-limit':
      return {
        ...ran,
        ...exit(137),
        memory: memoryLimitKb,
        stderr: withShell(run.stderr, 'Killed'),
      };
    case 'cpu-limit':
      return { ...ran, status: 5, exitCode: 0, message: 'Time limit exceeded' };
    case 'wall-limit':
      return { ...ran, status: 5, exitCode: 0, message: 'Time limit exceeded (wall clock)' };
    case 'output-limit': {
      // Whichever it was is cut at the limit of its file, silently.
      const isStdout = run.stdout.byteLength >= fileBytes;
      return { ...ran, ...exit(0), ...(!isStdout && { stderr: Buffer.alloc(fileBytes, 'x') }) };
    }
    case 'lost':
      return internalError('the box was lost');
  }
}

function exit(code: number): Pick<StoredResult, 'status' | 'exitCode' | 'message'> {
  if (code === 0) return { status: 3, exitCode: 0, message: null };
  return { status: 11, exitCode: code, message: `Exited with error status ${code}` };
}

/** Programs run below a shell, which tells of a signal. */
function withShell(stderr: Uint8Array, words: string): Uint8Array {
  const line = `run: line 1:     3 ${words.padEnd(24)}/usr/bin/program\n`;
  return Buffer.concat([stderr, Buffer.from(line)]);
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3);
}
