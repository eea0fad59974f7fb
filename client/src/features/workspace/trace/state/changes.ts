import type { TraceOp } from '@stepwise/contracts/trace';
import type { TraceState } from './trace-state.ts';

/** What the last line has changed. */
export type Changes = {
  /** Names of variables, by their call. */
  readonly variables: ReadonlySet<string>;
  /** Objects, and their items and entries. */
  readonly parts: ReadonlySet<string>;
};

export const variableKey = (call: number, name: string): string => `${String(call)} ${name}`;
export const thingKey = (id: number): string => `#${String(id)}`;
/** An item of a list by its place, an entry by its key as JSON. */
export const partKey = (id: number, at: number | string): string => `#${String(id)} ${String(at)}`;

/** Read backwards from the state after them: a call that has ended since is shown no more. */
export function changesOf(ops: readonly TraceOp[], { frames }: TraceState): Changes {
  const variables = new Set<string>();
  const parts = new Set<string>();
  let open = frames.length;
  let stillOpen = open;
  for (const op of [...ops].reverse()) {
    if (op[0] === 'c') open -= 1;
    if (op[0] === 'r') open += 1;
    stillOpen = Math.min(stillOpen, open);
    if (op[0] === 'v') {
      const at = open - 1 - op[1];
      const frame = at < stillOpen ? frames[at] : undefined;
      if (frame) variables.add(variableKey(frame.call, op[2]));
    }
    noteParts(op, parts);
  }
  return { variables, parts };
}

function noteParts(op: TraceOp, parts: Set<string>): void {
  if (op[0] === 'o' || op[0] === 'x' || op[0] === 'k' || op[0] === 'd') parts.add(thingKey(op[1]));
  if (op[0] === 'x') for (const index of op[4].keys()) parts.add(partKey(op[1], op[2] + index));
  if (op[0] === 'k') parts.add(partKey(op[1], JSON.stringify(op[2])));
}
