import type { TraceOp, TraceValue } from '@stepwise/contracts/trace';

export type Pair = readonly [TraceValue, TraceValue];

/** An object of the program. Maps and objects have pairs, the others values. */
export type Thing = {
  readonly kind: 'list' | 'tuple' | 'set' | 'map' | 'object';
  readonly type: string;
  readonly items: readonly (TraceValue | Pair)[];
  /** Above that of `items` where not all are recorded. */
  readonly length: number;
};

export type Frame = {
  /** Null of the program itself. */
  readonly name: string | null;
  /** Which call it is, counted from the start. */
  readonly call: number;
  readonly variables: ReadonlyMap<string, TraceValue>;
};

/** What is the case between two lines. */
export type TraceState = {
  /** The program first, the innermost call last. */
  readonly frames: readonly Frame[];
  readonly things: ReadonlyMap<number, Thing>;
  readonly output: string;
  readonly calls: number;
};

export const START: TraceState = {
  frames: [{ name: null, call: 0, variables: new Map() }],
  things: new Map(),
  output: '',
  calls: 0,
};

/** More calls than any program that is recorded has open; a forged recording may say anything. */
const FRAMES_MAX = 6000;

/** The state after these changes. What they say of things that are not there is passed over. */
export function applyAll(state: TraceState, ops: readonly TraceOp[]): TraceState {
  if (ops.length === 0) return state;
  const draft = {
    ...{ frames: [...state.frames], things: new Map(state.things) },
    ...{ output: state.output, calls: state.calls },
  };
  for (const op of ops) apply(draft, op);
  return draft;
}

type Draft = { frames: Frame[]; things: Map<number, Thing>; output: string; calls: number };

function apply(draft: Draft, op: TraceOp): void {
  switch (op[0]) {
    case 'c':
      if (draft.frames.length >= FRAMES_MAX) return;
      draft.calls += 1;
      draft.frames.push({ name: op[1], call: draft.calls, variables: new Map() });
      return;
    case 'r':
      if (draft.frames.length > 1) draft.frames.pop();
      return;
    case 'v':
      return changeFrame(draft, op[1], (variables) => variables.set(op[2], op[3]));
    case 'u':
      return changeFrame(draft, op[1], (variables) => variables.delete(op[2]));
    case 'o': {
      const [, id, kind, type, items, length] = op;
      draft.things.set(id, { kind, type, items, length });
      return;
    }
    case 'p':
      draft.output += op[1];
      return;
    case 'e':
      return;
    default:
      changeThing(draft, op);
  }
}

function changeFrame(
  { frames }: Draft,
  depth: number,
  change: (variables: Map<string, TraceValue>) => void,
): void {
  const at = frames.length - 1 - depth;
  const frame = frames[at];
  if (!frame) return;
  const variables = new Map(frame.variables);
  change(variables);
  frames[at] = { ...frame, variables };
}

type ThingOp = Extract<TraceOp, readonly ['x' | 'k' | 'd', ...unknown[]]>;

function changeThing({ things }: Draft, op: ThingOp): void {
  const thing = things.get(op[1]);
  if (!thing) return;
  if (op[0] === 'x') {
    const [, id, at, removed, added, length] = op;
    const items = [...thing.items];
    items.splice(at, removed, ...added);
    things.set(id, { ...thing, items, length });
    return;
  }
  const [, id, key] = op;
  const at = thing.items.findIndex((item) => isPair(item) && isSame(item[0], key));
  const items = [...thing.items];
  if (op[0] === 'd') {
    if (at >= 0) items.splice(at, 1);
  } else if (at >= 0) items[at] = [key, op[3]];
  else items.splice(op.length === 5 ? op[4] : items.length, 0, [key, op[3]]);
  things.set(id, { ...thing, items, length: items.length });
}

export function isPair(item: TraceValue | Pair): item is Pair {
  return Array.isArray(item) && item.length === 2;
}

export function isSame(one: TraceValue, other: TraceValue): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The number of the object that a value names; null of every other value. */
export function numberOf(value: TraceValue): number | null {
  return Array.isArray(value) && value.length === 1 ? value[0] : null;
}

/** The pairs of a map or an object. */
export function pairsOf({ items }: Thing): Pair[] {
  return items.filter(isPair);
}

/** The values of a list, a tuple or a set. */
export function valuesOf({ items }: Thing): TraceValue[] {
  // Two in one list are words or forged: they are values all the same.
  return items as TraceValue[];
}
