import { comparableLines } from '../../results/output/first-difference.ts';
import type { Trace, TraceOp } from '@stepwise/contracts/trace';
import { applyAll, START, type TraceState } from './trace-state.ts';

/** One place of the slider: the state before a line runs, or at the end. */
export type Moment = {
  readonly state: TraceState;
  /** The line that runs next; null at the end. */
  readonly line: number | null;
  /** What the line before has done. */
  readonly ops: readonly TraceOp[];
};

/** States are kept at every so many steps: any other is a few changes away. */
const KEPT_EVERY = 100;

/** Plays a recording to any of its steps. */
export class Replay {
  /** The last place: behind the last line. */
  readonly last: number;
  /** Calls that are open at each place. */
  readonly depths: readonly number[];
  readonly #trace: Trace;
  readonly #kept: TraceState[] = [];

  constructor(trace: Trace) {
    this.#trace = trace;
    this.last = trace.steps.length;
    let state = START;
    this.depths = Array.from({ length: this.last + 1 }, (_, at) => {
      state = applyAll(state, this.opsAt(at));
      if (at % KEPT_EVERY === 0) this.#kept.push(state);
      return state.frames.length;
    });
  }

  /** What has changed from the place before to this one. */
  opsAt(at: number): readonly TraceOp[] {
    return at === this.last ? this.#trace.ops : (this.#trace.steps[at]?.ops ?? []);
  }

  at(place: number): Moment {
    const from = Math.floor(place / KEPT_EVERY);
    let state = this.#kept[from] ?? START;
    for (let at = from * KEPT_EVERY + 1; at <= place; at += 1) {
      state = applyAll(state, this.opsAt(at));
    }
    return { state, line: this.#trace.steps[place]?.line ?? null, ops: this.opsAt(place) };
  }

  /** Where it gets interesting: before the first line that follows a change. */
  get start(): number {
    const first = this.#trace.steps.findIndex(({ ops }) => ops.length > 0);
    return Math.max(0, first);
  }

  /** The next place, or the one before, that is not within a call made here. */
  over(place: number, by: 1 | -1): number {
    const depth = this.depths[place] ?? 0;
    let at = place + by;
    while (at > 0 && at < this.last && (this.depths[at] ?? 0) > depth) at += by;
    return Math.min(this.last, Math.max(0, at));
  }

  /**
   * Before the line that prints the first wrong character; null where the output is right: blanks at line ends and
   * empty lines at the end do not count.
   */
  firstDifference(expected: string): number | null {
    const output = new ExpectedOutput(expected);
    for (let at = 0; at <= this.last; at += 1) {
      for (const op of this.opsAt(at)) if (op[0] === 'p') output.print(op[1]);
      if (!output.isRight) return Math.max(0, at - 1);
    }
    return output.isWhole ? null : this.last;
  }
}

/** What is printed, line by line beside what should be. */
class ExpectedOutput {
  isRight = true;
  readonly #wanted: readonly string[];
  #row = 0;
  #line = '';

  constructor(expected: string) {
    this.#wanted = comparableLines(expected);
  }

  print(text: string): void {
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) this.#endLine();
      this.#line += piece;
    }
    this.isRight &&= this.#lineWanted.startsWith(this.#line.trimEnd());
  }

  get isWhole(): boolean {
    return this.#line.trimEnd() === this.#lineWanted && this.#row >= this.#wanted.length - 1;
  }

  get #lineWanted(): string {
    return this.#wanted[this.#row] ?? '';
  }

  #endLine(): void {
    this.isRight &&= this.#line.trimEnd() === this.#lineWanted;
    this.#row += 1;
    this.#line = '';
  }
}
