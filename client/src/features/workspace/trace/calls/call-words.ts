import type { TraceValue } from '@stepwise/contracts/trace';
import type { Replay } from '../state/replay.ts';
import { valueText, type Spelling } from '../state/value-text.ts';
import type { Call } from './call-tree.ts';

/** Of a value that would take the row for itself. */
const LETTERS = 24;

/** How a call stands at a place. */
export type CallState = 'later' | 'open' | 'done';

export function stateOf({ from, to }: Call, place: number): CallState {
  if (place < from) return 'later';
  return to === null || place < to ? 'open' : 'done';
}

/** Parameters, as "function parameter", that are not the same in all calls: the others say nothing. */
export function changingParameters(calls: readonly Call[]): ReadonlySet<string> {
  const first = new Map<string, string>();
  const changing = new Set<string>();
  const todo = [...calls];
  for (let next = todo.pop(); next; next = todo.pop()) {
    for (const [name, value] of next.args) {
      const key = parameterKey(next, name);
      const text = JSON.stringify(value);
      if ((first.get(key) ?? text) !== text) changing.add(key);
      first.set(key, text);
    }
    todo.push(...next.children);
  }
  return changing;
}

const parameterKey = ({ name }: Call, parameter: string): string => `${name} ${parameter}`;

/** How calls of a recording are written. */
export class CallWords {
  readonly #replay: Replay;
  readonly #spelling: Spelling;
  readonly #changing: ReadonlySet<string>;
  /** A text takes many steps of the replay, and is asked for at each step of the person. */
  readonly #known = new Map<string, string>();

  constructor(replay: Replay, spelling: Spelling, trees: readonly Call[]) {
    this.#replay = replay;
    this.#spelling = spelling;
    this.#changing = changingParameters(trees);
  }

  /** Like "fib(4)". */
  call(call: Call): string {
    const shown = call.args.filter(([name]) => this.#changing.has(parameterKey(call, name)));
    const texts = shown.map(([name, value]) =>
      this.#text(`${call.call} ${name}`, value, call.from),
    );
    const more = shown.length < call.args.length ? ['…'] : [];
    return `${call.name}(${[...texts, ...more].join(', ')})`;
  }

  /** What became of it, like "= 3"; null of one that gave back nothing. */
  outcome({ call, result, to }: Call): string | null {
    if (to === null) return null;
    return result ? `= ${this.#text(`${call}`, result.value, to)}` : 'ended by an exception';
  }

  #text(key: string, value: TraceValue, place: number): string {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const whole = valueText(value, this.#replay.at(place).state.things, this.#spelling);
    const text = whole.length > LETTERS ? `${whole.slice(0, LETTERS)}…` : whole;
    this.#known.set(key, text);
    return text;
  }
}
