import type { Job, RunResult } from '../../../engine.ts';
import { BoxLostError } from '../box/questions.ts';
import { measure, toResult } from './test-run.ts';
import type { TestParts } from './test-run.ts';
import type { Command } from '../languages/toolchain.ts';

/**
 * Tests of one job whose interpreter is started without what gives a program more room. What comes of
 * that counts when the answer is right; the first that does not count ends it, because others will
 * need the room too, or are wrong with it as well.
 */
export class LeanTests {
  readonly #isRight: NonNullable<Job['isRight']>;
  readonly #command: Command;
  #isOn = false;
  #isOver = false;

  constructor(isRight: NonNullable<Job['isRight']>, command: Command) {
    this.#isRight = isRight;
    this.#command = command;
  }

  /** To be told each result of the job: where an answer was wrong, the next one is likely to be. */
  note(result: RunResult): void {
    this.#isOn = this.#counts(result);
  }

  /** Null when the test is to be run with all the room it may have. @throws the signal's reason */
  async run(parts: TestParts, index: number, stdin: Uint8Array): Promise<RunResult | null> {
    if (!this.#isOn || this.#isOver) return null;
    try {
      const lean = { ...parts, command: this.#command };
      const { report } = await measure(lean, stdin, (test) => parts.box.run(test));
      const result = toResult(index, report, parts.limits);
      if (this.#counts(result)) return result;
    } catch (error) {
      if (!(error instanceof BoxLostError)) throw error;
    }
    this.#isOver = true;
    return null;
  }

  #counts(result: RunResult): boolean {
    return result.ending === 'exited' && this.#isRight(result, false);
  }
}
