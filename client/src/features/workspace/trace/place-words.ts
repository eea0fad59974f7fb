import type { Trace } from '@stepwise/contracts/trace';
import type { Moment } from './state/replay.ts';
import { valueText, type Spelling } from './state/value-text.ts';

const CHANGES_SAID = 3;

/** Where one is, like "Step 17 of 53, line 12: high = 4", or "Line 3" between own lines. */
export function placeInWords(
  { line, ops, state }: Moment,
  { number, count }: { readonly number: number; readonly count: number },
  spelling: Spelling,
): string {
  const step = number ? `Step ${String(number)} of ${String(count)}, line` : 'Line';
  const where = line === null ? `End, after ${String(count)} steps` : `${step} ${String(line)}`;
  const changes = ops.flatMap((op) =>
    op[0] === 'v' ? [`${op[2]} = ${valueText(op[3], state.things, spelling)}`] : [],
  );
  const said = changes.slice(0, CHANGES_SAID).join(', ');
  return said === '' ? where : `${where}: ${said}`;
}

/** What has just happened beside changes: a value that came back, an exception, the end. */
export function eventInWords(
  { line, ops, state }: Moment,
  { end }: Trace,
  spelling: Spelling,
): string | null {
  if (line === null) return end.message;
  const last = [...ops].reverse().find((op) => op[0] === 'r' || op[0] === 'e');
  if (last?.[0] === 'e') return `${last[1]} was raised${last[2] === '' ? '' : `: ${last[2]}`}.`;
  if (last?.[0] === 'r' && last.length === 2) {
    return `The call gave back ${valueText(last[1], state.things, spelling)}.`;
  }
  return null;
}

/** What is wrong from there on. */
export function differenceInWords({ line }: Moment): string {
  return line === null ? 'More was expected.' : 'What this line prints is not what was expected.';
}
