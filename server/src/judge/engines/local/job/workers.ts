import { ProgramBox } from '../box/program-box.ts';
import type { Prepared } from '../languages/toolchain.ts';
import type { JobParts, Run } from './run.ts';
import type { Ladder } from './ladder.ts';
import { claimOf } from './slot.ts';

/** A helper is started only if the rest of the tests takes longer than this. Its start costs time, too. */
const HELP_WORTH_MS = 200;
/**
 * A test that ends within this time has the next one sent before its end: the box goes on without
 * waiting for the server. Whoever waits for the slot waits for both, so they must be quick.
 */
const QUICK_MS = 100;

/**
 * Runs the tests of a program. One worker always runs; helpers join while slots are idle and leave when
 * a job waits for one. Each has a box of its own.
 */
export class Workers {
  readonly #parts: JobParts;
  readonly #run: Run;
  readonly #ladder: Ladder;
  readonly #prepared: Prepared;
  readonly #helpers: Promise<void>[] = [];
  readonly #boxes: ProgramBox[] = [];

  constructor(parts: JobParts, run: Run, ladder: Ladder, prepared: Prepared) {
    this.#parts = parts;
    this.#run = run;
    this.#ladder = ladder;
    this.#prepared = prepared;
  }

  /** Resolves when all tests are over, or those that the job has time for. @throws the signal's reason */
  async work(): Promise<void> {
    const outcomes = await Promise.allSettled([this.#workIn(false)]);
    outcomes.push(...(await Promise.allSettled(this.#helpers)));
    // Not before: to end a box and start its successor takes time from the tests that still run.
    for (const box of this.#boxes) box.close();
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }

  async #workIn(isHelper: boolean): Promise<void> {
    const { agenda, signal, time } = this.#run;
    const box = new ProgramBox(this.#parts.pool, 'run', this.#prepared.files, signal);
    this.#boxes.push(box);
    const last = { isQuick: false, isHidden: false };
    const mayFollow = (): boolean =>
      last.isQuick && last.isHidden === agenda.isAtFirstHidden && this.#mayBeSentTo(box);
    const test = async (index: number): Promise<void> => {
      last.isQuick = (await this.#test(box, index, isHelper)) < QUICK_MS;
    };
    // At most one waits in the box behind the one that runs.
    let [running, next] = [Promise.resolve(), Promise.resolve()];
    try {
      for (;;) {
        if (!mayFollow()) await running;
        if (time.leftMs < 0 || (isHelper && this.#parts.slots.waitingCount > 0)) break;
        if (!isHelper) await this.#recruit();
        // A helper may have taken the last test that is not hidden.
        if (!mayFollow()) await running;
        last.isHidden = agenda.isAtFirstHidden;
        const index = agenda.take();
        if (index === null) {
          await running;
          return;
        }
        next = test(index);
        next.catch(() => undefined);
        await running;
        running = next;
      }
    } finally {
      await Promise.allSettled([running, next]);
    }
    // Its slot is somebody else's now.
    box.close();
  }

  #mayBeSentTo(box: ProgramBox): boolean {
    const isWanted = this.#parts.slots.waitingCount > 0;
    const isLeftToHelpers = this.#run.agenda.untouched <= this.#helpers.length;
    return !isWanted && !isLeftToHelpers && this.#ladder.mayFollow(box);
  }

  /** The elapsed time of the test, in milliseconds. */
  async #test(box: ProgramBox, index: number, isHelper: boolean): Promise<number> {
    const { job, agenda, time, signal, emit } = this.#run;
    const stdin = job.inputs[index] ?? new Uint8Array();
    const isLast = agenda.untouched === 0;
    const timer = isHelper ? undefined : setTimeout(() => this.#addHelpers(), HELP_WORTH_MS);
    try {
      const { quiet } = this.#parts;
      const result = await this.#ladder.run({ box, quiet, time, signal, index, stdin, isLast });
      agenda.finish(index);
      const stderr = this.#prepared.explain?.(result.stderr) ?? result.stderr;
      emit({ kind: 'result', result: { ...result, stderr } });
      return result.wallMs;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Lets others in, then asks for help where it is worth it. */
  async #recruit(): Promise<void> {
    const { agenda, deadline, slot, signal } = this.#run;
    // What others take is not this program's time.
    deadline.pause();
    await slot.letOthersIn(signal);
    deadline.resume();
    const { isSharing, typicalMs } = this.#ladder;
    if (!isSharing || typicalMs * agenda.untouched > HELP_WORTH_MS) this.#addHelpers();
  }

  #addHelpers(): void {
    const { slots } = this.#parts;
    while (this.#run.agenda.untouched > 1) {
      const release = slots.tryAcquire(claimOf(this.#run.job));
      if (!release) break;
      const helper = this.#workIn(true).finally(release);
      helper.catch(() => undefined);
      this.#helpers.push(helper);
    }
  }
}
