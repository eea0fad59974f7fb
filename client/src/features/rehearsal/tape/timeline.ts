import type { LanguageKey } from '@stepwise/contracts/language';
import type { Tape, TapeEvent } from '@stepwise/contracts/tape';
import { applyChange } from './change-between.ts';

type Program = {
  readonly language: LanguageKey;
  readonly text: string;
  /** Where it was changed last. */
  readonly caret: number;
};

/** What was to be seen at a moment. */
export type Frame = {
  /** Null before anything was opened. */
  readonly program: Program | null;
  readonly isAway: boolean;
};

/** A moment worth jumping to. */
export type Mark = { readonly at: number; readonly kind: 'run' | 'submit' };

type State = { readonly takes: ReadonlyMap<string, Program>; readonly frame: Frame };

type Moment = { readonly take: string; readonly event: TapeEvent };

/** So many events are applied at most to show a moment. */
const STEP = 200;
/** Who does this is at the page; one that is loaded anew does not say `back`. */
const HERE: ReadonlySet<TapeEvent['kind']> = new Set(['back', 'open', 'edit']);
const NOTHING: State = { takes: new Map(), frame: { program: null, isAway: false } };

/**
 * A recording, to be looked at from any moment. Two pages that recorded have two programs: the one that was
 * touched last is shown.
 */
export class Timeline {
  /** Milliseconds since the rehearsal began. */
  readonly begin: number;
  readonly end: number;
  readonly marks: readonly Mark[];
  private readonly moments: readonly Moment[];
  private readonly snapshots: readonly State[];

  constructor({ chunks }: Tape) {
    this.moments = chunks
      .flatMap(({ take, events }) => events.map((event) => ({ take, event })))
      .sort((a, b) => a.event.at - b.event.at);
    const snapshots: State[] = [];
    let state = NOTHING;
    for (const [index, moment] of this.moments.entries()) {
      if (index % STEP === 0) snapshots.push(state);
      state = after(state, moment);
    }
    this.snapshots = snapshots;
    this.begin = this.moments[0]?.event.at ?? 0;
    this.end = this.moments.at(-1)?.event.at ?? 0;
    this.marks = this.moments.flatMap(({ event: { at, kind } }) =>
      kind === 'run' || kind === 'submit' ? [{ at, kind }] : [],
    );
  }

  frameAt(ms: number): Frame {
    const count = this.countUntil(ms);
    const first = Math.max(0, Math.ceil(count / STEP) - 1);
    return this.moments.slice(first * STEP, count).reduce(after, this.snapshots[first] ?? NOTHING)
      .frame;
  }

  /** How many events there were by then. */
  private countUntil(ms: number): number {
    let [low, high] = [0, this.moments.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.moments[middle]?.event.at ?? 0) <= ms) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function after({ takes, frame }: State, { take, event }: Moment): State {
  const known = takes.get(take) ?? null;
  const program = programAfter(known, event);
  const isAway = event.kind === 'away' || (frame.isAway && !HERE.has(event.kind));
  return {
    takes: program === known || program === null ? takes : new Map(takes).set(take, program),
    frame: { program: program ?? frame.program, isAway },
  };
}

function programAfter(program: Program | null, event: TapeEvent): Program | null {
  if (event.kind === 'open') return { language: event.language, text: event.text, caret: 0 };
  if (event.kind !== 'edit' || !program) return program;
  return {
    language: program.language,
    text: applyChange(program.text, event),
    caret: event.from + event.inserted.length,
  };
}
