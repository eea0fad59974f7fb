import { constants } from 'node:os';
import type { RunResult } from '../../../engine.ts';
import { withoutTrace } from '../../javac-trace.ts';
import type { Judge0Result } from '../transport/answers.ts';
import { decodeBase64 } from '../transport/base64.ts';
import { withBelievableTimes } from './believable-times.ts';
import type { AskedLimits } from './believable-times.ts';
import { lastWords } from './last-words.ts';

const STDERR_KEPT_BYTES = 64 << 10;

/**
 * What became of a submission. `broken`: the server failed, the program is not to blame. `doubtful`:
 * the times it tells prove nothing.
 */
export type Outcome =
  | { readonly kind: 'ran'; readonly run: Omit<RunResult, 'index'> }
  | { readonly kind: 'doubtful'; readonly reason: string }
  | { readonly kind: 'not-compiled'; readonly output: string }
  | { readonly kind: 'broken'; readonly reason: string };

/** Numbers of GET /statuses. */
const STATUS = {
  ranToEnd: [3, 4],
  timeLimit: 5,
  compileError: 6,
  fileTooLarge: 8,
  /** SIGSEGV, SIGFPE, SIGABRT and others, when the shell around the program died of them. */
  signals: [7, 9, 10, 12],
  badExit: 11,
  internalError: 13,
  execFormat: 14,
} as const;

/** Whether a submission with this status number has come to an end. */
export function isFinished(status: number): boolean {
  return status > 2;
}

/** Whether a worker has taken it up. */
export function isProcessing(status: number): boolean {
  return status === 2;
}

/** Says in the port's words how a finished submission ended. */
export function readResult(result: Judge0Result, asked: AskedLimits): Outcome {
  const { status_id: status } = result;
  if (status === STATUS.compileError) return readCompileError(result);
  if (status === STATUS.internalError || status === STATUS.execFormat) {
    const said = decodeBase64(result.message).toString().trim();
    return broken(`its sandbox failed (${said})`);
  }
  const { words, rest } = lastWords(decodeBase64(result.stderr));
  const seen = { ...result, stdout: decodeBase64(result.stdout), stderr: rest, words };
  const ending = endingOf(seen, asked);
  if (ending === null) return broken(`status ${status} without an exit code`);
  const told = {
    exitCode: null,
    signal: null,
    ...ending,
    cpuMs: milliseconds(result.time),
    wallMs: milliseconds(result.wall_time),
    memoryKb: result.memory ?? 0,
    stdout: seen.stdout.subarray(0, asked.job.outputBytes),
    stderr: rest.subarray(0, STDERR_KEPT_BYTES),
  };
  const run = withBelievableTimes(told, asked);
  if (run) return { kind: 'ran', run };
  const times = `${result.time} s of CPU time in ${result.wall_time} s`;
  return { kind: 'doubtful', reason: `its times contradict each other (${times})` };
}

type Seen = Pick<Judge0Result, 'status_id' | 'memory' | 'exit_code' | 'exit_signal' | 'message'> & {
  readonly stdout: Buffer;
  readonly stderr: Buffer;
  readonly words: string | null;
};

type EndingFacts =
  | Pick<RunResult, 'ending'>
  | Pick<RunResult, 'ending' | 'exitCode'>
  | Pick<RunResult, 'ending' | 'signal'>;

/** null for a combination that Judge0 does not give. */
function endingOf(seen: Seen, asked: AskedLimits): EndingFacts | null {
  const cut = cutOf(seen, asked);
  if (cut) return cut;
  const isMemoryFull = seen.memory !== null && seen.memory >= asked.sent.memory_limit;
  if (seen.status_id === STATUS.timeLimit) return timeLimit(seen.message, isMemoryFull);
  if (seen.status_id === STATUS.fileTooLarge) return { ending: 'output-limit' };
  if (isOneOf(STATUS.signals, seen.status_id) && seen.exit_signal !== null) {
    return signaled(seen.exit_signal);
  }
  const exits = [...STATUS.ranToEnd, ...STATUS.signals, STATUS.badExit];
  if (!isOneOf(exits, seen.status_id) || seen.exit_code === null) return null;
  return exited(seen.exit_code, seen.words, isMemoryFull);
}

/** Set when it wrote too much, on whichever channel, whatever became of it then. */
function cutOf(seen: Seen, { job, sent }: AskedLimits): EndingFacts | null {
  const fileBytes = sent.max_file_size * 1024;
  const written = Math.max(seen.stdout.byteLength, seen.stderr.byteLength);
  if (written < fileBytes && seen.stdout.byteLength <= job.outputBytes) return null;
  // The server's own maximum may lie below what the job allows; then nobody knows what was cut.
  return { ending: fileBytes > job.outputBytes ? 'output-limit' : 'lost' };
}

function timeLimit(message: string | null, isMemoryFull: boolean): EndingFacts {
  if (!decodeBase64(message).includes('wall clock')) return { ending: 'cpu-limit' };
  // A child that was killed for its memory is often waited for in vain.
  return { ending: isMemoryFull ? 'memory-limit' : 'wall-limit' };
}

/** The program runs below a shell, which tells a signal by 128 more and by a line on stderr. */
function exited(code: number, words: string | null, isMemoryFull: boolean): EndingFacts {
  const number = code - 128;
  if (number === constants.signals.SIGKILL && isMemoryFull) return { ending: 'memory-limit' };
  if (number === constants.signals.SIGXFSZ && words !== null) return { ending: 'output-limit' };
  if (number > 0 && words !== null) return signaled(number);
  return { ending: 'exited', exitCode: code };
}

function signaled(number: number): EndingFacts {
  const names = Object.entries(constants.signals);
  const name = names.find(([, value]) => value === number)?.[0] ?? `signal ${number}`;
  return { ending: 'signaled', signal: name };
}

/** A compiler that could not run has said nothing of the program. */
function readCompileError(result: Judge0Result): Outcome {
  const output = decodeBase64(result.compile_output).toString();
  if (
    /^(Compilation time limit exceeded|Error occurred during initialization of VM)/.test(output)
  ) {
    return broken(`its compiler failed (${output.slice(0, 200).trim()})`);
  }
  const shown = withoutTrace(output).replaceAll(/^script\.ts(?=\()/gm, 'main.ts');
  return { kind: 'not-compiled', output: shown };
}

function broken(reason: string): Outcome {
  return { kind: 'broken', reason };
}

function isOneOf(numbers: readonly number[], number: number): boolean {
  return numbers.includes(number);
}

function milliseconds(seconds: string | null): number {
  const value = Number(seconds ?? 0) * 1000;
  return Number.isFinite(value) ? value : 0;
}
