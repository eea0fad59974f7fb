import type { Trace, TraceOp } from '@stepwise/contracts/trace';

/** What a variable of a call holds: its name, and the object that it leads to, if it does. */
export type Held = {
  /** As Frame has it; 0 is the program itself. */
  readonly call: number;
  readonly name: string;
  readonly thing: number | null;
};

/**
 * The place before the line that has set a variable last, or has changed what it leads to; null where
 * nothing has before.
 */
export function writtenAt({ steps, ops }: Trace, place: number, held: Held): number | null {
  let calls = 0;
  let found: number | null = null;
  const open = [0];
  [...steps.map((step) => step.ops), ops].slice(0, place + 1).forEach((changes, at) => {
    for (const op of changes) {
      if (op[0] === 'c') open.push((calls += 1));
      else if (op[0] === 'r' && open.length > 1) open.pop();
      else if (writes(op, open, held)) found = Math.max(0, at - 1);
    }
  });
  return found;
}

function writes(op: TraceOp, open: readonly number[], { call, name, thing }: Held): boolean {
  if (op[0] === 'v') return op[2] === name && open[open.length - 1 - op[1]] === call;
  const isOfThing = op[0] === 'o' || op[0] === 'x' || op[0] === 'k' || op[0] === 'd';
  return isOfThing && op[1] === thing;
}
