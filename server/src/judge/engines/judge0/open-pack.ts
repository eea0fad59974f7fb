import type { CompileResult, Job, RunResult } from '../../engine.ts';
import { readFrames } from './pack/read-frames.ts';
import type { Reading } from './pack/read-frames.ts';
import { readAlone, unpack } from './pack/unpack.ts';
import type { Plan } from './plan.ts';
import type { Task, Test, Way } from './task.ts';

type Run = Omit<RunResult, 'index'>;

/** What a pack has told, and what is to be run because of it. */
export type Opened = {
  readonly compile: CompileResult | null;
  readonly results: readonly RunResult[];
  readonly next: readonly Task[];
};

export type EndedPack = {
  readonly task: Task;
  readonly way: Way & { readonly kind: 'pack' };
  /** Of the harness, as the server tells it. */
  readonly run: Run;
};

/** Reads a pack that has run. Only a clean result of it counts; everything else is run again. */
export function openPack(plan: Plan, { limits }: Job, { task, way, run }: EndedPack): Opened {
  const { tests } = task;
  const reading = readFrames(Buffer.from(run.stdout), way.tag, tests.length);
  if (!reading) return { compile: null, results: [], next: plan.withoutHarness(task) };
  const { ok, output } = reading.compile;
  const compile = { ok, output: output.toString() };
  if (!ok) return { compile, results: [], next: [] };
  if (task.isLast && run.ending === 'wall-limit') {
    return { compile, results: [], next: plan.withoutHarness(task) };
  }
  if (task.isLast) {
    const result = endOf(reading, { task, way, run }, limits, plan.runtime.ownMs);
    if (!result) return { compile, results: [], next: plan.withoutHarness(task) };
    const results = tests.map(({ index }) => ({ index, ...result }));
    return { compile, results, next: plan.packs(task.after) };
  }
  const found = unpack(reading, tests.length, limits, plan.runtime, run.cpuMs);
  const at = (positions: readonly number[]): Test[] => positions.flatMap((p) => tests[p] ?? []);
  const results = found.clean.flatMap(({ position, run: clean }) =>
    at([position]).map(({ index }) => ({ index, ...clean })),
  );
  const again = at(found.stoppedAt === null ? found.again : [...found.again, found.stoppedAt]);
  // Where not even the first found room in what a harness may write, none will.
  const isStuck = again.length === 0 && found.left.length === tests.length;
  return { compile, results, next: nextOf(plan, again, at(found.left), isStuck) };
}

/** What a limit has stopped waits for the word on that limit: it may not be wanted any more. */
function nextOf(
  plan: Plan,
  again: readonly Test[],
  left: readonly Test[],
  isStuck: boolean,
): Task[] {
  const last = again.at(-1);
  if (last) {
    const others = again.slice(0, -1).map((test) => plan.alone(test));
    return [...others, plan.alone(last, left)];
  }
  return isStuck ? left.map((test) => plan.bare(test)) : plan.packs(left);
}

/** As its harness says, or the server itself; null when neither knows. */
function endOf(
  { compile, frames: [frame] }: Reading,
  { way: { limits: pack }, run }: EndedPack,
  limits: Job['limits'],
  harnessMs: number,
): Run | null {
  if (frame) {
    // The server counts what a program left behind as well.
    const cpuMs = Math.max(frame.cpuMs, run.cpuMs - compile.cpuMs - harnessMs);
    const isMemoryFull = run.memoryKb >= pack.sent.memory_limit;
    return readAlone({ ...frame, cpuMs }, limits, pack, isMemoryFull);
  }
  const isLimit = ['cpu-limit', 'memory-limit'].includes(run.ending);
  return isLimit && !pack.cut.includes(run.ending) ? { ...run, stdout: Buffer.of() } : null;
}
