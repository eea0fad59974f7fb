import type { Trace } from '@stepwise/contracts/trace';
import type { Loop } from './loops-in.ts';

/** One time that a loop ran, from where it was entered to where it was left. */
export type LoopRun = {
  /** Of its head. */
  readonly line: number;
  /** Its first place and its last one, with what was called in it. */
  readonly from: number;
  readonly to: number;
  /** The first place of each turn. */
  readonly turns: readonly number[];
  /** Where its head ended it; null where it was left in the middle of a turn. */
  readonly leftAt: number | null;
  /** The recording ended in it. */
  readonly isCut: boolean;
};

/** A loop that runs in a call. */
type Open = {
  readonly loop: Loop;
  readonly from: number;
  readonly turns: number[];
  /** Steps on the line of its head. */
  visits: number;
  /** The last line of it that ran, apart from what it called. */
  line: number;
  /** Steps of this turn, apart from what it called. */
  steps: number;
};

/** Every run of a loop in a recording, in the order in which they were entered. */
export function runsOf({ steps, end }: Trace, loops: readonly Loop[]): LoopRun[] {
  const runs: LoopRun[] = [];
  // Of each call the loops that are open in it.
  const calls: Open[][] = [[]];
  const close = (open: Open[], next: number, how: How) => {
    for (const one of open) runs.push(closed(one, next, how));
  };
  steps.forEach(({ line, ops }, place) => {
    for (const op of ops) {
      if (op[0] === 'c') calls.push([]);
      if (op[0] !== 'r' || calls.length === 1) continue;
      close(calls.pop() ?? [], place, op.length === 1 ? 'raised' : 'left');
    }
    const open = calls.at(-1) ?? [];
    const left = open.filter(({ loop }) => !holds(loop, line));
    close(left, place, ops.some(([kind]) => kind === 'e') ? 'raised' : 'left');
    const stays = open.filter(({ loop }) => holds(loop, line));
    for (const one of stays) goOn(one, line, place);
    const entered = loops.filter(
      (loop) => holds(loop, line) && !stays.some((one) => one.loop === loop),
    );
    calls[calls.length - 1] = [...stays, ...entered.map((loop) => enter(loop, line, place))];
  });
  const isCut = end.kind === 'limit' || end.kind === 'killed' || end.kind === 'unreadable';
  const how = isCut ? 'cut' : 'left';
  for (const open of calls) close(open, steps.length, end.kind === 'error' ? 'raised' : how);
  return runs
    .filter(({ turns }) => turns.length > 0)
    .sort((one, other) => one.from - other.from || other.to - one.to);
}

type How = 'left' | 'raised' | 'cut';

function holds({ head, last }: Loop, line: number): boolean {
  return head <= line && line <= last;
}

function enter(loop: Loop, line: number, place: number): Open {
  const visits = line === loop.head ? 1 : 0;
  return { loop, from: place, turns: [place], visits, line, steps: 1 };
}

function goOn(open: Open, line: number, place: number): void {
  const { loop } = open;
  const isAtHead = line === loop.head && !loop.endsWithCondition;
  const begins = loop.endsWithCondition
    ? open.line === loop.last
    : isAtHead && open.visits % loop.steps === 0;
  if (isAtHead) open.visits += 1;
  if (begins) {
    open.turns.push(place);
    open.steps = 0;
  }
  open.steps += 1;
  open.line = line;
}

/** The head that is met last ends the loop: nothing of a turn follows it. */
function closed({ loop, from, turns, steps, line }: Open, next: number, how: How): LoopRun {
  const isAtHead = line === loop.head && !loop.endsWithCondition;
  const endsAtHead = isAtHead && steps === 1 && how !== 'raised';
  return {
    ...{ line: loop.head, from, to: next - 1 },
    turns: endsAtHead ? turns.slice(0, -1) : turns,
    leftAt: endsAtHead ? (turns.at(-1) ?? null) : null,
    isCut: how === 'cut',
  };
}

/** The runs around a place, the innermost first. */
export function runsAround(runs: readonly LoopRun[], place: number): LoopRun[] {
  return runs.filter(({ from, to }) => from <= place && place <= to).reverse();
}

/** Where the next turn begins, or what follows the loop; outside of loops the next one. Null: there is none. */
export function turnAfter(runs: readonly LoopRun[], place: number): number | null {
  const [run] = runsAround(runs, place);
  if (!run) return runs.find(({ from }) => from > place)?.from ?? null;
  return run.turns.find((start) => start > place) ?? run.to + 1;
}

/** Where this turn begins or, there, the one before; outside of loops the last turn before. Null: there is none. */
export function turnBefore(runs: readonly LoopRun[], place: number): number | null {
  const [run] = runsAround(runs, place);
  const ofRun = run?.turns.findLast((start) => start < place);
  if (ofRun !== undefined) return ofRun;
  const before = runs.flatMap(({ turns }) => turns).filter((start) => start < place);
  return before.length === 0 ? null : Math.max(...before);
}
