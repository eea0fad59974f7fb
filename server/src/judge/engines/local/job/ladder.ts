import type { Job, Limits, RunResult } from '../../../engine.ts';
import type { ProgramFile, ShareRequest } from '../box/box-messages.ts';
import type { ProgramBox } from '../box/program-box.ts';
import type { Command } from '../languages/toolchain.ts';
import type { ReadyRunners } from '../warm/ready-runners.ts';
import { boxLimits } from './measure.ts';
import { runAlone, tryOn } from './rung.ts';
import type { Rung, Test } from './rung.ts';

/** A first test takes long because everything is new to its process. Past this it was the test itself. */
const LONG_START_MS = 400;
/** What the start of a process may be of the time of its first test. */
const START_MS = 100;
/** CPU time of a process. Each test has a bound of its own, so this is only a second net. */
const LIFE_CPU_MS = 600_000;

/** How tests share a process. */
export type Sharing = {
  readonly entry: string;
  readonly request: ShareRequest;
  readonly runners: ReadyRunners;
  /** The test that is run first. */
  readonly first: number;
};

export type LadderOptions = {
  readonly job: Job;
  /** With all that a program may have. */
  readonly command: Command;
  /** A start that is sooner and gives a program less room. */
  readonly lean: Command | null;
  /** Null where each test has a process of its own. */
  readonly sharing: Sharing | null;
};

/**
 * The ways to run the tests of one job, the cheapest first: in a process that tests share, in one of its
 * own that was started sooner, in one with all that it may have. What comes of a cheaper one counts if
 * the answer is right; the last one always counts.
 */
export class Ladder {
  readonly #isRight: Job['isRight'];
  readonly #limits: Limits;
  readonly #command: Command;
  #lean: Command | null;
  /** Null also when it has come to an end. */
  #sharing: Sharing | null;
  /** Of the inputs but the first, what they have of its size on the average. */
  readonly #size: number;
  #hasBegun = false;
  #wasRight = false;
  #typicalMs = 0;

  constructor({ job, command, lean, sharing }: LadderOptions) {
    this.#isRight = job.isRight;
    this.#limits = job.limits;
    this.#command = command;
    this.#lean = lean;
    this.#sharing = sharing;
    const sizes = job.inputs.map((input) => input.byteLength);
    this.#size = sizeOfOthers(sizes, sizes[sharing?.first ?? 0] ?? 0);
  }

  /** Whether tests share processes, one in each box. */
  get isSharing(): boolean {
    return this.#sharing !== null;
  }

  /** Elapsed time of a test in a process that has started, at first guessed from the first of all. */
  get typicalMs(): number {
    return this.#typicalMs;
  }

  /** Whether a test may be sent to the box while another one runs there. */
  mayFollow(box: ProgramBox): boolean {
    return !this.isSharing || box.isSharing;
  }

  /** @throws the signal's reason */
  async run(test: Test): Promise<RunResult> {
    const isFirst = !this.#hasBegun;
    const again = !this.isSharing && !test.isLast;
    const rung = this.#cheaper(test.box, isFirst);
    this.#hasBegun = true;
    const parts = { ...test, again, limits: this.#limits, command: this.#command };
    const cheap = rung && (await tryOn(rung, parts));
    const result = cheap ?? (await runAlone(parts));
    // To look at an answer takes time, where the next test has but one way.
    this.#wasRight = (this.#lean !== null || isFirst) && this.#isGood(result);
    if (isFirst && this.isSharing) {
      if (!this.#wasRight) this.#sharing = null;
      this.#typicalMs = Math.max(0, result.wallMs - START_MS) * this.#size;
    }
    return result;
  }

  #cheaper(box: ProgramBox, isFirst: boolean): Rung | null {
    if (this.#sharing) {
      return isFirst ? this.#ready(box, this.#sharing) : this.#shared(box, this.#sharing);
    }
    // After a wrong answer the next one is likely to be wrong, too.
    return this.#lean && this.#wasRight ? this.#leanIn(box, this.#lean) : null;
  }

  /** In a process that has started before its program was known. */
  #ready(box: ProgramBox, { entry, runners, request }: Sharing): Rung | null {
    const ready = runners.take(request);
    if (!ready) return null;
    box.adopt(ready);
    return {
      attempt: ({ limits, stdin }) => box.turn(request, { entry, last: true, limits, stdin }),
      counts: (result, { isAlone }) => {
        // It has had all of the time that it would have had alone.
        const isLate = result.ending === 'cpu-limit' || result.ending === 'wall-limit';
        return isAlone || isLate || this.#isFine(result, false);
      },
      close: () => undefined,
    };
  }

  #shared(box: ProgramBox, { entry, runners, request }: Sharing): Rung {
    const isFirst = !box.isSharing;
    const ready = isFirst ? runners.take(request) : null;
    if (ready) box.adopt(ready);
    return {
      attempt: ({ limits, stdin }) => box.turn(request, { entry, last: false, limits, stdin }),
      counts: (result, { isAlone, report }) => {
        if (!isFirst || result.wallMs > LONG_START_MS) this.#typicalMs = result.wallMs;
        return isAlone || (report.stayed && this.#isFine(result, !isFirst));
      },
      close: () => (this.#sharing = null),
    };
  }

  #leanIn(box: ProgramBox, command: Command): Rung {
    return {
      command,
      attempt: (request) => box.run(request),
      counts: (result) => this.#isGood(result),
      close: () => (this.#lean = null),
    };
  }

  #isGood(result: RunResult, isExact = false): boolean {
    return result.ending === 'exited' && this.#isRight?.(result, isExact) === true;
  }

  /**
   * Right, and with nothing on stderr: there a program could tell what it has seen of the inputs of
   * hidden tests, and its errors name what has started it.
   */
  #isFine(result: RunResult, isShared: boolean): boolean {
    return result.stderr.byteLength === 0 && this.#isGood(result, isShared);
  }
}

/** @param files what it is started from beside the program's own */
export function shareRequest(
  command: Command,
  files: readonly ProgramFile[],
  limits: Limits,
): ShareRequest {
  const { dataKb, stackKb, processes } = boxLimits(limits, command, 1);
  return {
    argv: command.argv,
    fork: command.fork ?? false,
    limits: { cpuMs: LIFE_CPU_MS, dataKb, stackKb, processes },
    files,
  };
}

/** An empty input counts as one byte, so that it makes no difference where all are empty. */
function sizeOfOthers(sizes: readonly number[], first: number): number {
  const others = sizes.reduce((sum, size) => sum + size, 0) - first + sizes.length - 1;
  return others / (sizes.length - 1) / (first + 1);
}
