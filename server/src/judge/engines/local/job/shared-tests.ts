import type { Job, RunResult } from '../../../engine.ts';
import { BoxLostError } from '../box/questions.ts';
import type { ProgramFile, ShareRequest } from '../box/box-messages.ts';
import type { ProgramBox } from '../box/program-box.ts';
import { boxLimits, measure, runTest, toResult } from './test-run.ts';
import type { TestParts } from './test-run.ts';
import type { Command } from '../languages/toolchain.ts';
import type { ReadyRunners } from '../warm/ready-runners.ts';

/** A first test takes long because everything is new to its process. Past this it was the test itself. */
const LONG_START_MS = 400;
/** What the start of a process may be of the time of its first test. */
const START_MS = 100;
/** CPU time of a process. Each test has a bound of its own, so this is only a second net. */
const LIFE_CPU_MS = 600_000;

export type SharedOptions = {
  readonly job: Job;
  readonly isRight: NonNullable<Job['isRight']>;
  /** The test that is run first. */
  readonly first: number;
  /** What is started, and what it is started from beside the program's own files. */
  readonly entry: string;
  readonly command: Command;
  readonly files: readonly ProgramFile[];
  readonly runners: ReadyRunners;
};

/**
 * The tests of one job that share processes, one process in each box. A result counts when the
 * answer is right; the first that does not count ends the sharing, because where one test fails
 * others will, and each would be run twice.
 */
export class SharedTests {
  readonly #isRight: NonNullable<Job['isRight']>;
  readonly #entry: string;
  readonly #share: ShareRequest;
  readonly #runners: ReadyRunners;
  /** Of the inputs but the first, what they have of its size on the average. */
  readonly #size: number;
  #hasBegun = false;
  #isOver = false;
  #typicalMs = 0;

  constructor({ job, isRight, first, entry, command, files, runners }: SharedOptions) {
    const { dataKb, stackKb, processes } = boxLimits(job.limits, command, 1);
    const limits = { cpuMs: LIFE_CPU_MS, dataKb, stackKb, processes };
    const sizes = job.inputs.map((input) => input.byteLength);
    this.#size = sizeOfOthers(sizes, sizes[first] ?? 0);
    this.#isRight = isRight;
    this.#entry = entry;
    this.#share = { argv: command.argv, fork: command.fork ?? false, limits, files };
    this.#runners = runners;
  }

  /** Elapsed time of a test in a process that has started, at first guessed from the first of all. */
  get typicalMs(): number {
    return this.#typicalMs;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Whether a test may be sent to the box while another one runs there. */
  mayFollow(box: ProgramBox): boolean {
    return this.#isOver || box.isSharing;
  }

  /** Null when the test is to be run alone. @throws the signal's reason */
  async run(parts: TestParts, index: number, stdin: Uint8Array): Promise<RunResult | null> {
    if (this.#isOver) return null;
    if (!this.#hasBegun) return await this.#begin(parts, index, stdin);
    const isFirst = !parts.box.isSharing;
    try {
      const ready = isFirst ? this.#runners.take(this.#share) : null;
      if (ready) parts.box.adopt(ready);
      const entry = this.#entry;
      const turn = await measure(parts, stdin, ({ limits }) =>
        parts.box.turn(this.#share, { entry, last: false, limits, stdin }),
      );
      const result = toResult(index, turn.report, parts.limits);
      if (!isFirst || result.wallMs > LONG_START_MS) this.#typicalMs = result.wallMs;
      if (turn.isAlone || (turn.report.stayed && this.#isFine(result, !isFirst))) return result;
    } catch (error) {
      if (!(error instanceof BoxLostError)) throw error;
    }
    this.#isOver = true;
    return null;
  }

  /** Leaves a process for the next job of the kind. */
  end(): void {
    this.#runners.prepare(this.#share);
  }

  /**
   * The first, which is the largest, has a process for itself, and its end is that of the process: what
   * comes of it is known for certain.
   */
  async #begin(parts: TestParts, index: number, stdin: Uint8Array): Promise<RunResult> {
    this.#hasBegun = true;
    const result =
      (await this.#inReadyProcess(parts, index, stdin)) ?? (await runTest(parts, index, stdin));
    if (result.ending !== 'exited' || !this.#isRight(result, false)) this.#isOver = true;
    this.#typicalMs = Math.max(0, result.wallMs - START_MS) * this.#size;
    return result;
  }

  /** In one that has started before its program was known. Null when there is none, or doubt. */
  async #inReadyProcess(
    parts: TestParts,
    index: number,
    stdin: Uint8Array,
  ): Promise<RunResult | null> {
    const ready = this.#runners.take(this.#share);
    if (!ready) return null;
    try {
      parts.box.adopt(ready);
      const entry = this.#entry;
      const turn = await measure(parts, stdin, ({ limits }) =>
        parts.box.turn(this.#share, { entry, last: true, limits, stdin }),
      );
      const result = toResult(index, turn.report, parts.limits);
      // It has had all of the time that it would have had alone.
      const isLate = result.ending === 'cpu-limit' || result.ending === 'wall-limit';
      return turn.isAlone || isLate || this.#isFine(result, false) ? result : null;
    } catch (error) {
      if (!(error instanceof BoxLostError)) throw error;
      return null;
    }
  }

  /**
   * Right, and with nothing on stderr: there a program could tell what it has seen of the inputs of
   * hidden tests, and its errors name what has started it.
   */
  #isFine(result: RunResult, isShared: boolean): boolean {
    const isQuiet = result.ending === 'exited' && result.stderr.byteLength === 0;
    return isQuiet && this.#isRight(result, isShared);
  }
}

/** An empty input counts as one byte, so that it makes no difference where all are empty. */
function sizeOfOthers(sizes: readonly number[], first: number): number {
  const others = sizes.reduce((sum, size) => sum + size, 0) - first + sizes.length - 1;
  return others / (sizes.length - 1) / (first + 1);
}
