import type { Job, RunEvent } from '../../engine.ts';
import type { BoxPool } from './box-pool.ts';
import { BoxLostError } from './box.ts';
import { compilerOf } from './compiler.ts';
import type { FairSlots } from '../fair-slots.ts';
import { ProgramBox } from './program-box.ts';
import type { QuietLock } from './quiet-lock.ts';
import { runTest, unfinished } from './test-run.ts';
import type { Prepared, Toolchain } from './toolchain.ts';
import type { WarmCompiler } from './warm-compiler.ts';

export type JobParts = {
  readonly pool: BoxPool;
  readonly slots: FairSlots;
  readonly quiet: QuietLock;
  readonly toolchain: Toolchain;
  readonly warm: WarmCompiler | null;
  readonly version: string;
  readonly jobDeadlineMs: number;
};

type Emit = (event: RunEvent) => void;

/** Which tests are still to be run. */
class Agenda {
  readonly #open: Set<number>;
  #next = 0;
  readonly #count: number;

  constructor(count: number) {
    this.#count = count;
    this.#open = new Set(Array.from({ length: count }, (_, index) => index));
  }

  get untouched(): number {
    return this.#count - this.#next;
  }

  get unfinished(): readonly number[] {
    return [...this.#open];
  }

  take(): number | null {
    return this.#next < this.#count ? this.#next++ : null;
  }

  finish(index: number): void {
    this.#open.delete(index);
  }
}

/** Prepares and runs one job. `emit` gets its events; the slots it used are free afterwards. */
export async function runJob(
  parts: JobParts,
  job: Job,
  signal: AbortSignal,
  emit: Emit,
): Promise<void> {
  const claim = { ...job, memoryKb: job.limits.memoryKb };
  const release = await parts.slots.acquire(claim, signal);
  const agenda = new Agenda(job.inputs.length);
  const stop = new AbortController();
  const onAbort = () => stop.abort(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  const deadline = setTimeout(() => stop.abort(), parts.jobDeadlineMs);
  try {
    await prepareAndRun(parts, job, agenda, stop.signal, emit);
  } catch (error) {
    if (signal.aborted || !stop.signal.aborted) throw error;
    // Every test kept to its limits, together they did not end: still the program's time.
    for (const index of agenda.unfinished) {
      emit({ kind: 'result', result: unfinished(index, 'wall-limit') });
    }
  } finally {
    clearTimeout(deadline);
    signal.removeEventListener('abort', onAbort);
    release();
  }
}

async function prepareAndRun(
  parts: JobParts,
  job: Job,
  agenda: Agenda,
  signal: AbortSignal,
  emit: Emit,
): Promise<void> {
  const compiler = compilerOf({ ...parts, signal });
  const prepared = await parts.toolchain.prepare(job.program.source, compiler).catch(ifLost);
  const compile = prepared?.compile ?? { ok: true, output: '' };
  emit({ kind: 'compiled', compile, version: parts.version });
  if (!compile.ok) return;
  if (!prepared) {
    // The compiler's box was lost twice. That is no compilation error, so every test says it.
    for (const index of agenda.unfinished) {
      emit({ kind: 'result', result: unfinished(index, 'lost') });
    }
    return;
  }
  await runTests(parts, job, prepared, agenda, signal, emit);
}

function ifLost(error: unknown): null {
  if (error instanceof BoxLostError) return null;
  throw error;
}

/** One worker for certain; others join while slots are idle and leave when a job waits for one. */
async function runTests(
  parts: JobParts,
  job: Job,
  prepared: Prepared,
  agenda: Agenda,
  signal: AbortSignal,
  emit: Emit,
): Promise<void> {
  const { pool, slots, quiet, toolchain } = parts;
  const command = toolchain.command(prepared.entry, job.limits);
  const helpers: Promise<void>[] = [];

  const work = async (mayGoOn: () => boolean): Promise<void> => {
    const box = new ProgramBox(pool, 'run', prepared.files, signal);
    try {
      while (mayGoOn()) {
        const index = agenda.take();
        const stdin = index === null ? undefined : job.inputs[index];
        if (index === null || !stdin) return;
        const testParts = { box, quiet, command, limits: job.limits, signal };
        const result = await runTest(testParts, index, stdin);
        agenda.finish(index);
        const stderr = prepared.explain?.(result.stderr) ?? result.stderr;
        emit({ kind: 'result', result: { ...result, stderr } });
      }
    } finally {
      box.close();
    }
  };
  const recruit = (): true => {
    while (agenda.untouched > 1) {
      const release = slots.tryAcquire({ owner: job.owner, memoryKb: job.limits.memoryKb });
      if (!release) break;
      const helper = work(() => slots.waitingCount === 0).finally(release);
      helper.catch(() => undefined);
      helpers.push(helper);
    }
    return true;
  };
  const outcomes = await Promise.allSettled([work(recruit)]);
  outcomes.push(...(await Promise.allSettled(helpers)));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
