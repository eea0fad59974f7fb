import { runsAround, type LoopRun } from './turns.ts';

/** Like "Turn 3 of 12, loop in line 5 (turn 1 of 4, line 3)"; null outside of loops. */
export function turnInWords(runs: readonly LoopRun[], place: number): string | null {
  const [inner, outer] = runsAround(runs, place);
  if (!inner) return null;
  const turn = wordsOf(inner, place);
  const around = outer ? ` (${wordsOf(outer, place)}, line ${String(outer.line)})` : '';
  return `${turn.charAt(0).toUpperCase()}${turn.slice(1)}, loop in line ${String(inner.line)}${around}`;
}

function wordsOf({ turns, leftAt, isCut }: LoopRun, place: number): string {
  const count = String(turns.length);
  if (leftAt !== null && place >= leftAt) {
    return `after ${turns.length === 1 ? '1 turn' : `${count} turns`}`;
  }
  const turn = turns.filter((start) => start <= place).length;
  return `turn ${String(turn)} of ${count}${isCut ? ' recorded' : ''}`;
}
