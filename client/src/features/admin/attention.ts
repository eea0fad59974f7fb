import type { Readiness } from '@stepwise/contracts/health';
import { paths } from '../../lib/paths.ts';

/** Something that an administrator has to do. */
export type Point = {
  readonly title: string;
  readonly lines: readonly string[];
  /** What helps. */
  readonly remedies?: readonly string[];
  /** Where it is done. */
  readonly to?: string;
};

const JUDGE: Partial<Record<string, string>> = {
  degraded: 'The judge is degraded',
  unavailable: 'The judge cannot run programs',
};

/** What needs somebody, the most urgent first. */
export function pointsOf(readiness: Readiness, unread: number | null): Point[] {
  const { database, disk, judge, problems, addresses } = readiness;
  const parts = [
    ...part('The database does not answer', database),
    ...(judge.state === 'ready' ? [] : [judgePoint(judge)]),
    ...part('Something is wrong with the disk', disk),
    ...part('Problems are not complete', problems),
    ...part('Visitors cannot be told apart', addresses),
  ];
  if (unread === null || unread === 0) return parts;
  const title = unread === 1 ? '1 message is unread' : `${String(unread)} messages are unread`;
  return [...parts, { title, lines: [], to: paths.messages }];
}

function judgePoint({ state, reasons, remedies }: Readiness['judge']): Point {
  // A newer server may know more of them.
  return { title: JUDGE[state] ?? `The judge is ${state}`, lines: reasons, remedies };
}

/** In its own words, where it has some. */
function part(title: string, { ok, reason }: Readiness['database']): Point[] {
  return ok ? [] : [{ title: reason ?? title, lines: [] }];
}
