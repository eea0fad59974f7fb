import type { Trace, TraceOp, TraceValue } from '@stepwise/contracts/trace';

/** A call of a function that calls itself, by itself or by way of others. */
export type Call = {
  /** As Frame has it. */
  readonly call: number;
  readonly name: string;
  readonly args: readonly (readonly [name: string, value: TraceValue])[];
  /** The place of its first line. */
  readonly from: number;
  /** The place at which it has ended; null where the recording ended before. */
  readonly to: number | null;
  /** What it gave back; null: an exception ended it, or it has not ended. */
  readonly result: { readonly value: TraceValue } | null;
  readonly parent: Call | null;
  readonly children: readonly Call[];
};

type Told = Omit<Call, 'parent' | 'children'>;
type Open = { -readonly [Key in keyof Told]: Told[Key] } & {
  parent: Open | null;
  children: Open[];
};

/** The calls of recursive functions, as trees; what else is called between them is left out. */
export function callTrees(trace: Trace): Call[] {
  const all = everyCall(trace);
  const recursive = new Set(all.filter(isInItself).map(({ name }) => name));
  const trees: Open[] = [];
  for (const one of all) {
    if (!recursive.has(one.name)) continue;
    let around = one.parent;
    while (around && !recursive.has(around.name)) around = around.parent;
    one.parent = around;
    (around ? around.children : trees).push(one);
  }
  return trees;
}

/** In the order in which they began. */
function everyCall({ steps, ops }: Trace): Open[] {
  const calls: Open[] = [];
  const open: Open[] = [];
  const read = (place: number, changes: readonly TraceOp[]) => {
    const begun = calls.length;
    for (const op of changes) {
      if (op[0] === 'c') {
        const parent = open.at(-1) ?? null;
        const [, name, , params] = op;
        const args = params.map((param) => [param, null] as const);
        const one = { call: calls.length + 1, name, args, from: place, to: null, result: null };
        open.push({ ...one, parent, children: [] });
        calls.push(...open.slice(-1));
      } else if (op[0] === 'r') end(open.pop(), place, op);
      else if (op[0] === 'v') give(open[open.length - 1 - op[1]], op, begun);
    }
  };
  steps.forEach(({ ops: changes }, place) => read(place, changes));
  read(steps.length, ops);
  return calls;
}

function end(
  one: Open | undefined,
  place: number,
  [, ...value]: Extract<TraceOp, ['r', ...unknown[]]>,
) {
  if (!one) return;
  one.to = place;
  const [given] = value;
  one.result = given === undefined ? null : { value: given };
}

/** What a parameter is set to before the first line of the call is what it was called with. */
function give(
  one: Open | undefined,
  [, , name, value]: Extract<TraceOp, ['v', ...unknown[]]>,
  begun: number,
) {
  if (!one || one.call <= begun) return;
  one.args = one.args.map((arg) => (arg[0] === name ? [name, value] : arg));
}

function isInItself({ name, parent }: Open): boolean {
  for (let around = parent; around; around = around.parent) if (around.name === name) return true;
  return false;
}
