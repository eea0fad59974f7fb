import { JobUnfinishedError } from '../../../engine.ts';
import type { Ending, Limits, RunResult } from '../../../engine.ts';
import type { BoxLimits, TestReport, TestRequest } from '../box/box-messages.ts';
import type { JobTime } from './job-time.ts';
import { killsAround } from '../machine/cgroup/around.ts';
import type { ProgramBox } from '../box/program-box.ts';
import type { QuietLock } from '../../../quiet-lock.ts';
import type { Command } from '../languages/toolchain.ts';

export type TestParts = {
  readonly box: ProgramBox;
  readonly quiet: QuietLock;
  readonly command: Command;
  readonly limits: Limits;
  readonly stdin: Uint8Array;
  readonly time: JobTime;
  /** Whether another test will probably follow in a process of its own. */
  readonly again: boolean;
  readonly signal: AbortSignal;
};

/**
 * Time a test gets beside others. Sharing the machine costs a program up to half again its CPU time
 * (measured, memory-heavy code), and two threads of one core up to twice: a limit met within this margin is not
 * yet the program's fault.
 */
const SHARED_FACTOR = 2;
/** Address space that a program may reserve and never touch. */
const DATA_ALLOWANCE_KB = 1 << 20;

const ENDINGS: Record<NonNullable<TestReport['met']>, Ending> = {
  cpu: 'cpu-limit',
  wall: 'wall-limit',
  memory: 'memory-limit',
  output: 'output-limit',
  starved: 'lost',
};

/** @param factor by which the time limits are multiplied */
export function boxLimits(limits: Limits, command: Command, factor: number): BoxLimits {
  const { stackKb, threadStacksKb = 0 } = command;
  return {
    // The box sets limits of the kernel by them, which are whole numbers.
    cpuMs: Math.ceil(limits.cpuMs * factor),
    wallMs: Math.ceil(limits.wallMs * factor),
    memoryKb: limits.memoryKb,
    dataKb: limits.memoryKb + Math.max(DATA_ALLOWANCE_KB, threadStacksKb),
    stackKb,
    outputBytes: limits.outputBytes,
    processes: limits.processes,
  };
}

function endingOf(report: TestReport, limits: Limits): Ending {
  if (report.met) return ENDINGS[report.met];
  if (report.cpuMs > limits.cpuMs) return 'cpu-limit';
  if (report.wallMs - report.waitedMs > limits.wallMs) return 'wall-limit';
  return report.signal ? 'signaled' : 'exited';
}

export function toResult(index: number, report: TestReport, limits: Limits): RunResult {
  const { cpuMs, wallMs, memoryKb, stdout, stderr } = report;
  const ending = endingOf(report, limits);
  return {
    index,
    ending,
    exitCode: ending === 'exited' ? report.exitCode : null,
    signal: ending === 'signaled' ? report.signal : null,
    ...{ cpuMs, wallMs, memoryKb, stdout, stderr },
  };
}

function request({ again, command, limits, stdin }: TestParts, factor: number): TestRequest {
  const { argv, fork = false } = command;
  return { argv, fork, again, limits: boxLimits(limits, command, factor), stdin };
}

/** A test in which the box was lost each time it ran. */
export function terminated(index: number): RunResult {
  const stderr = Buffer.from('terminated by the sandbox\n');
  return { ...unfinished(index, 'lost'), ending: 'signaled', signal: 'SIGKILL', stderr };
}

/** A test that did not come to an end of its own. */
export function unfinished(index: number, ending: 'lost' | 'wall-limit'): RunResult {
  const nothing = new Uint8Array();
  const figures = { cpuMs: 0, wallMs: 0, memoryKb: 0, stdout: nothing, stderr: nothing };
  return { index, ending, exitCode: null, signal: null, ...figures };
}

/** `isAlone`: it comes of a process of its own, with nothing running beside it. */
export type Measurement = { readonly report: TestReport; readonly isAlone: boolean };

/**
 * Runs one test; when only the company of other tests may have made it slow, or got it no processor, once more alone.
 * @param attempt how it is run in company
 * @throws {JobUnfinishedError} the machine was too busy to tell
 */
export async function measure(
  parts: TestParts,
  attempt: (request: TestRequest) => Promise<TestReport>,
): Promise<Measurement> {
  const { box, quiet, limits, signal, time } = parts;
  const shared = await quiet.together(signal, box);
  let report: TestReport;
  const factor = shared.disturbed() ? SHARED_FACTOR : 1;
  try {
    report = await attempt(request(parts, factor));
  } finally {
    shared.release();
  }
  const isSure = !shared.disturbed() || isSureBeside(report, limits, factor);
  return isSure ? taken({ report, isAlone: false }, time) : measureAlone(parts);
}

/** How many processes the kernel has killed so far for want of memory. */
type Kills = () => number;

/**
 * The same of a test that has no other way to run. Where it was killed and met no limit somebody on the machine may
 * have done it, for want of memory: then it runs once more alone, and is believed when that comes again.
 * @throws {JobUnfinishedError} the machine was too busy, or had too little memory, to tell
 */
export async function measureLast(
  parts: TestParts,
  kills: Kills = killsAround,
): Promise<Measurement> {
  const { box, time } = parts;
  let before = kills();
  const first = await measure(parts, (request) => box.run(request));
  if (time.killsItself || !mayBeKilled(first.report, kills() > before)) return first;
  before = kills();
  const again = await measureAlone(parts);
  const isOthers = kills() > before;
  if (isOthers && mayBeKilled(again.report, true)) giveUp(time);
  // Each of its tests would keep everybody waiting.
  time.killsItself = mayBeKilled(again.report, false);
  return again;
}

async function measureAlone(parts: TestParts): Promise<Measurement> {
  const { box, quiet, signal, time } = parts;
  const alone = await quiet.alone(signal);
  try {
    return taken({ report: await box.run(request(parts, 1)), isAlone: true }, time);
  } finally {
    alone.release();
  }
}

/** Takes the test's own time from that of its job. */
function taken(measurement: Measurement, time: JobTime): Measurement {
  const { met, wallMs, waitedMs } = measurement.report;
  if (met === 'starved') giveUp(time);
  time.leftMs -= wallMs - waitedMs;
  return measurement;
}

/** No other test of the job begins. */
function giveUp(time: JobTime): never {
  time.leftMs = -1;
  throw new JobUnfinishedError('The machine was too busy to run a test');
}

const SLOW: ReadonlySet<Ending> = new Set(['cpu-limit', 'wall-limit', 'lost']);

/** Whether others can have had no part in it. */
function isSureBeside(report: TestReport, limits: Limits, factor: number): boolean {
  if (!SLOW.has(endingOf(report, limits))) return true;
  return factor > 1 && report.met !== null && report.met !== 'starved';
}

/** @param wereKills whether any process was killed meanwhile; a test may end by itself after one of its own */
function mayBeKilled({ met, signal, exitCode }: TestReport, wereKills: boolean): boolean {
  return met === null && (signal === 'SIGKILL' || (wereKills && exitCode !== 0));
}
