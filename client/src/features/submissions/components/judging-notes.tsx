import type { Submission } from '@stepwise/contracts/submission';
import { formatDate } from '../../../lib/format.ts';

/** What else is to be known of a verdict: that it changed and why, that it may change, or is old. */
export function JudgingNotes({ submission }: { submission: Submission }) {
  const { replaced, judgedAgain, outdated, status } = submission;
  const notes = [
    ...(replaced ? [sayReplaced(replaced, status)] : []),
    ...(judgedAgain ? ['Being judged again: this verdict stands until the new one is known.'] : []),
    ...(outdated ? ['Judged on earlier tests: those of the problem have changed since.'] : []),
  ];
  return notes.map((note) => (
    <p key={note} className="mt-1 text-sm text-muted">
      {note}
    </p>
  ));
}

function sayReplaced(
  { status, at, byNewTests }: NonNullable<Submission['replaced']>,
  now: Submission['status'],
): string {
  const why = byNewTests
    ? `The problem's tests have changed, and on the new ones it is ${now}.`
    : `Judged again on the same tests, it came out as ${now}.`;
  return `It was ${status} until ${formatDate(at)}. ${why}`;
}
