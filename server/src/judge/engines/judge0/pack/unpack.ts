import type { Ending, Limits, RunResult } from '../../../engine.ts';
import type { Frame, Reading } from './read-frames.ts';
import type { PackLimits } from './pack-limits.ts';
import type { Runtime } from './runtimes.ts';

type Run = Omit<RunResult, 'index'>;

/** What became of the tests of a pack, by their positions in it. */
export type Unpacked = {
  readonly clean: readonly { readonly position: number; readonly run: Run }[];
  /** Ended in any other way: to be run once more, alone. */
  readonly again: readonly number[];
  /** The one that was running when the pack was stopped, null when it stopped by itself. */
  readonly stoppedAt: number | null;
  /** Not run. */
  readonly left: readonly number[];
};

/** CPU time between two programs. */
const BETWEEN_MS = 30;

/** Parts results that count from those that do not. */
export function unpack(
  { compile, frames, isWhole }: Reading,
  tests: number,
  limits: Limits,
  runtime: Runtime,
  wholeCpuMs: number,
): Unpacked {
  const told = frames.reduce((sum, { cpuMs }) => sum + cpuMs, compile.cpuMs);
  // More than they say they used: something ran beside the programs, or they lie.
  const isConsistent = !isWhole || wholeCpuMs - told <= runtime.ownMs + tests * BETWEEN_MS;
  const positions = [...frames.keys()];
  const counts = positions.filter((at) => isConsistent && isClean(frames[at], limits));
  const missing = Array.from({ length: tests - frames.length }, (_, at) => frames.length + at);
  return {
    clean: counts.flatMap((position) => {
      const frame = frames[position];
      return frame ? [{ position, run: asRun(frame, 'exited') }] : [];
    }),
    again: positions.filter((at) => !counts.includes(at)),
    stoppedAt: isWhole ? null : (missing[0] ?? null),
    left: isWhole ? missing : missing.slice(1),
  };
}

function isClean(frame: Frame | undefined, limits: Limits): boolean {
  return frame?.exitCode === 0 && limitMet(frame, limits) === null;
}

function limitMet(frame: Frame, limits: Limits): Ending | null {
  if (frame.wroteTooMuch) return 'output-limit';
  if (frame.memoryKb > limits.memoryKb) return 'memory-limit';
  if (frame.cpuMs > limits.cpuMs) return 'cpu-limit';
  return frame.wallMs > limits.wallMs ? 'wall-limit' : null;
}

/**
 * How a program ended that was the only one of its pack; null when that cannot be told.
 * @param isMemoryFull whether the server has seen all memory in use
 */
export function readAlone(
  frame: Frame,
  limits: Limits,
  { cut }: PackLimits,
  isMemoryFull: boolean,
): Run | null {
  const isKilled = frame.signal === 'SIGKILL';
  const met = isKilled && isMemoryFull ? 'memory-limit' : limitMet(frame, limits);
  if (met !== null) return asRun(frame, met);
  if (frame.exitCode === 0) return asRun(frame, 'exited');
  // A heap that was made smaller than it should be proves nothing.
  if (cut.includes('memory-limit')) return null;
  if (frame.exitCode !== null) return asRun(frame, 'exited');
  return frame.signal === null ? null : asRun(frame, 'signaled');
}

function asRun(frame: Frame, ending: Ending): Run {
  const { exitCode, signal, cpuMs, wallMs, memoryKb, stdout, stderr } = frame;
  return {
    ending,
    exitCode: ending === 'exited' ? exitCode : null,
    signal: ending === 'signaled' ? signal : null,
    ...{ cpuMs, wallMs, memoryKb, stdout, stderr },
  };
}
