import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '@stepwise/db/client';
import type { Act } from '../../audit/audit.queries.ts';

/** What is recorded of a new problem. */
export function creationOf({ id, title, isDraft }: Pick<Problem, 'id' | 'title' | 'isDraft'>): Act {
  return { action: 'problem.created', subject: { type: 'problem', id }, after: { title, isDraft } };
}

/** The columns that an edit writes. */
type Written = Readonly<Record<string, unknown>> & {
  readonly title: string;
  readonly isDraft?: boolean;
};

/** What is recorded of an edit: which fields it changed, and never their texts. Null when it changed nothing. */
export function editOf(before: Problem, written: Written, hasNewTests: boolean): Act | null {
  const was: Readonly<Record<string, unknown>> = before;
  const columns = Object.keys(written).filter(
    (name) => !isDeepStrictEqual(was[name], written[name]),
  );
  const changed = [...columns, ...(hasNewTests ? ['testCases'] : [])];
  if (changed.length === 0) return null;
  const { id, title, isDraft } = before;
  return {
    action: 'problem.edited',
    subject: { type: 'problem', id },
    before: { title, isDraft },
    after: { title: written.title, isDraft: written.isDraft ?? isDraft, changed },
  };
}
