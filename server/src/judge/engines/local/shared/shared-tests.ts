import type { Job, RunResult } from '../../../engine.ts';
import { BoxLostError } from '../box.ts';
import type { ProgramFile, ShareRequest } from '../box-messages.ts';
import { boxLimits, measure, toResult } from '../test-run.ts';
import type { TestParts } from '../test-run.ts';
import type { Command } from '../toolchain.ts';

/** A first test takes as long as its process takes to start. Past this it was the test itself. */
const LONG_START_MS = 400;

/**
 * The tests of one job that share processes, one process in each box. A result counts when the
 * answer is right; the first that does not count ends the sharing, because where one test fails
 * others will, and each would be run twice.
 */
export class SharedTests {
  readonly #isRight: NonNullable<Job['isRight']>;
  readonly #share: ShareRequest;
  #isOver = false;
  #typicalMs = 0;

  /** @param files what the process is started from beside the program's own */
  constructor(
    { limits, inputs }: Job,
    isRight: NonNullable<Job['isRight']>,
    command: Command,
    files: readonly ProgramFile[],
  ) {
    this.#isRight = isRight;
    // One process may use up the time of all.
    const whole = boxLimits(limits, command, inputs.length);
    this.#share = { argv: command.argv, limits: whole, files };
  }

  /** Elapsed time of a test in a process that has started, 0 while none is known. */
  get typicalMs(): number {
    return this.#typicalMs;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Null when the test is to be run alone. @throws the signal's reason */
  async run(parts: TestParts, index: number, stdin: Uint8Array): Promise<RunResult | null> {
    if (this.#isOver) return null;
    const isFirst = !parts.box.isSharing;
    try {
      const turn = await measure(parts, stdin, (test) => parts.box.turn(this.#share, test));
      const result = toResult(index, turn.report, parts.limits);
      if (!isFirst || result.wallMs > LONG_START_MS) this.#typicalMs = result.wallMs;
      if (turn.isAlone || this.#counts(result, isFirst)) return result;
    } catch (error) {
      if (!(error instanceof BoxLostError)) throw error;
    }
    this.#isOver = true;
    return null;
  }

  #counts(result: RunResult, isFirst: boolean): boolean {
    // The first test of a process has used no more time than it would have alone.
    if (isFirst && result.ending === 'cpu-limit') return true;
    // Ended by the supervisor, for what it left behind.
    if (result.ending !== 'exited') return false;
    // A later one could tell on stderr what it has seen of the inputs of hidden tests.
    return this.#isRight(result, !isFirst) && (isFirst || result.stderr.byteLength === 0);
  }
}
