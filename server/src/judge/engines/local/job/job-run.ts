import { JobUnfinishedError } from '../../../engine.ts';
import type { Job, RunEvent } from '../../../engine.ts';
import { Agenda } from './agenda.ts';
import { WALL_STRETCH } from '../box/box.ts';
import type { BoxPool } from '../box/box-pool.ts';
import { Deadline } from './deadline.ts';
import { BoxLostError } from '../box/questions.ts';
import { compilerOf } from '../warm/compiler.ts';
import type { Claim, FairSlots, Release } from '../../fair-slots.ts';
import { LeanTests } from './lean-tests.ts';
import { ProgramBox } from '../box/program-box.ts';
import { JobTime, timesOf } from './job-time.ts';
import type { JobTimes } from './job-time.ts';
import type { QuietLock } from '../../../quiet-lock.ts';
import type { ReadyRunners } from '../warm/ready-runners.ts';
import { SharedTests } from './shared-tests.ts';
import { runTest, unfinished } from './test-run.ts';
import type { Prepared, Toolchain } from '../languages/toolchain.ts';
import { unlessAborted } from '../../../../lib/unless-aborted.ts';
import type { WarmCompiler } from '../warm/warm-compiler.ts';

export type JobParts = {
  readonly pool: BoxPool;
  readonly slots: FairSlots;
  readonly quiet: QuietLock;
  readonly toolchain: Toolchain;
  readonly warm: WarmCompiler | null;
  readonly version: string;
  /** Whether tests may share a process where the language can. */
  readonly mayShare: boolean;
  /** Null where none are kept. */
  readonly runners: ReadyRunners | null;
  /** By default what its tests and their limits make of it. */
  readonly times?: Partial<JobTimes>;
};

type Emit = (event: RunEvent) => void;

function claimOf({ owner, isShort = false, isBackground = false, limits }: Job): Claim {
  return { owner, isShort, isBackground, memoryKb: limits.memoryKb };
}

/** The slot that a job is sure of. */
class Slot {
  readonly #slots: FairSlots;
  readonly #claim: Claim;
  #release: Release;

  private constructor(slots: FairSlots, claim: Claim, release: Release) {
    this.#slots = slots;
    this.#claim = claim;
    this.#release = release;
  }

  static async take(slots: FairSlots, job: Job, signal: AbortSignal): Promise<Slot> {
    const claim = claimOf(job);
    return new Slot(slots, claim, await slots.acquire(claim, signal));
  }

  /** Between two tests: somebody may wait for no more than a look, or anybody for one in the background. */
  async letOthersIn(signal: AbortSignal): Promise<void> {
    if (!this.#slots.shouldLetIn(this.#claim)) return;
    const back = this.#slots.acquire({ ...this.#claim, isBack: true }, signal);
    this.#release();
    this.#release = await back;
  }

  release(): void {
    this.#release();
  }
}

/**
 * Prepares and runs one job. `emit` gets its events; the slots it used are free afterwards.
 * @throws {JobUnfinishedError} it did not end in the time by the clock that any program would
 */
export async function runJob(
  parts: JobParts,
  job: Job,
  signal: AbortSignal,
  emit: Emit,
): Promise<void> {
  const slot = await Slot.take(parts.slots, job, signal);
  const agenda = new Agenda(job);
  const stop = new AbortController();
  const onAbort = () => stop.abort(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  const usual = timesOf(job.inputs.length, job.limits, WALL_STRETCH);
  const { togetherMs, deadlineMs } = { ...usual, ...parts.times };
  const deadline = new Deadline(deadlineMs, () => stop.abort(late(deadlineMs)));
  const time = new JobTime(togetherMs);
  try {
    await prepareAndRun(parts, { job, slot, deadline, time, agenda, signal: stop.signal, emit });
    // Every test kept to its limits, together they take too long: the program's time, on any machine.
    for (const index of time.isOver ? agenda.unfinished : []) {
      emit({ kind: 'result', result: unfinished(index, 'wall-limit') });
    }
  } finally {
    deadline.pause();
    signal.removeEventListener('abort', onAbort);
    slot.release();
  }
}

function late(ms: number): JobUnfinishedError {
  return new JobUnfinishedError(`The job did not end within ${Math.round(ms / 1000)} s`);
}

type Run = {
  readonly job: Job;
  readonly slot: Slot;
  readonly deadline: Deadline;
  readonly time: JobTime;
  readonly agenda: Agenda;
  readonly signal: AbortSignal;
  readonly emit: Emit;
};

async function prepareAndRun(parts: JobParts, run: Run): Promise<void> {
  const { job, agenda, signal, emit } = run;
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
  await runTests(parts, run, prepared);
}

function ifLost(error: unknown): null {
  if (error instanceof BoxLostError) return null;
  throw error;
}

/** What is gained by a second process has to be more than its start costs. */
const HELP_WORTH_MS = 200;

async function sharedTests(
  parts: JobParts,
  { job, agenda, signal }: Run,
  entry: string,
): Promise<SharedTests | null> {
  const { mayShare, toolchain, runners } = parts;
  const { isRight, inputs } = job;
  if (!runners || !mayShare || !toolchain.shared || !isRight || inputs.length < 2) return null;
  if (toolchain.shared.isHopeless?.(job.program.source)) return null;
  const files = await unlessAborted(runners.filesFor(toolchain.shared), signal);
  if (!files) return null;
  agenda.beginWithLargest();
  const command = toolchain.shared.command(job.limits);
  const first = agenda.next ?? 0;
  return new SharedTests({ job, isRight, first, entry, command, files, runners });
}

async function whileWatched<T>(onLong: () => void, run: () => Promise<T>): Promise<T> {
  const timer = setTimeout(onLong, HELP_WORTH_MS);
  try {
    return await run();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A test that ends within this time has the next one sent before its end: the box goes on without
 * waiting for the server. Whoever waits for the slot waits for both, so they must be quick.
 */
const QUICK_MS = 100;

/** One worker for certain; others join while slots are idle and leave when a job waits for one. */
async function runTests(parts: JobParts, run: Run, prepared: Prepared): Promise<void> {
  const { job, slot, deadline, time, agenda, signal, emit } = run;
  const { pool, slots, quiet, toolchain } = parts;
  const command = toolchain.command(prepared.entry, job.limits);
  const shared = await sharedTests(parts, run, prepared.entry);
  const leanCommand = job.isRight && toolchain.lean?.(prepared.entry);
  const lean = job.isRight && leanCommand ? new LeanTests(job.isRight, leanCommand) : null;
  const helpers: Promise<void>[] = [];
  const boxes: ProgramBox[] = [];

  const work = async (
    mayGoOn: () => boolean | Promise<boolean>,
    onLongTest: () => void,
  ): Promise<void> => {
    const box = new ProgramBox(pool, 'run', prepared.files, signal);
    boxes.push(box);
    let isQuick = false;
    const test = async (index: number, stdin: Uint8Array): Promise<void> => {
      const again = (shared?.isOver ?? true) && agenda.untouched > 0;
      const testParts = { box, quiet, command, limits: job.limits, time, again, signal };
      const result = await whileWatched(onLongTest, async () => {
        // What was tried once already has all the room there is the second time.
        const cheaper = shared?.isOver === false ? shared : lean;
        return (
          (await cheaper?.run(testParts, index, stdin)) ?? (await runTest(testParts, index, stdin))
        );
      });
      lean?.note(result);
      agenda.finish(index);
      isQuick = result.wallMs < QUICK_MS;
      const stderr = prepared.explain?.(result.stderr) ?? result.stderr;
      emit({ kind: 'result', result: { ...result, stderr } });
    };
    let isHidden = false;
    const mayFollow = (): boolean =>
      isQuick &&
      isHidden === agenda.isAtFirstHidden &&
      slots.waitingCount === 0 &&
      agenda.untouched > helpers.length &&
      (shared?.mayFollow(box) ?? true);
    // At most one waits in the box behind the one that runs.
    let [running, next] = [Promise.resolve(), Promise.resolve()];
    try {
      for (;;) {
        if (!mayFollow()) await running;
        if (time.isOver || !(await mayGoOn())) break;
        // A helper may have taken the last test that is not hidden.
        if (!mayFollow()) await running;
        isHidden = agenda.isAtFirstHidden;
        const index = agenda.take();
        const stdin = index === null ? undefined : job.inputs[index];
        if (index === null || !stdin) {
          await running;
          return;
        }
        next = test(index, stdin);
        next.catch(() => undefined);
        await running;
        running = next;
      }
    } finally {
      await Promise.allSettled([running, next]);
    }
    // Its slot is somebody else's now.
    box.close();
  };
  const addHelpers = (): void => {
    while (agenda.untouched > 1) {
      const release = slots.tryAcquire(claimOf(job));
      if (!release) break;
      const mayGoOn = (): boolean => slots.waitingCount === 0;
      const helper = work(mayGoOn, () => undefined).finally(release);
      helper.catch(() => undefined);
      helpers.push(helper);
    }
  };
  const recruit = async (): Promise<true> => {
    // What others take is not this program's time.
    deadline.pause();
    await slot.letOthersIn(signal);
    deadline.resume();
    const isQuick = shared !== null && !shared.isOver;
    if (!isQuick || shared.typicalMs * agenda.untouched > HELP_WORTH_MS) addHelpers();
    return true;
  };
  const outcomes = await Promise.allSettled([work(recruit, addHelpers)]);
  outcomes.push(...(await Promise.allSettled(helpers)));
  // Not before: to end a box and start its successor takes time from the tests that still run.
  for (const box of boxes) box.close();
  shared?.end();
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
