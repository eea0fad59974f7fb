import type { Act, Person, PersonDetail } from '@stepwise/contracts/people';
import type { ActRow, PersonRow } from './people.queries.ts';

/** The fields of a person that an administrator may see. */
export function presentPerson(row: PersonRow): Person {
  const { id, name, email, role, sessionCount, suspendedAt, suspensionReason } = row;
  return {
    ...{ id, name, email, role, sessionCount },
    createdAt: row.createdAt.toISOString(),
    signedInAt: row.signedInAt?.toISOString() ?? null,
    suspension:
      suspendedAt === null
        ? null
        : { since: suspendedAt.toISOString(), reason: suspensionReason ?? '' },
  };
}

export function presentPersonDetail(row: PersonRow, acts: readonly ActRow[]): PersonDetail {
  return { ...presentPerson(row), acts: acts.map((act) => presentAct(act)) };
}

function presentAct({ id, at, action, by, before, after }: ActRow): Act {
  return { id, at: at.toISOString(), action, by, before: asRecord(before), after: asRecord(after) };
}

/** What an act changed is an object or nothing. */
function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? { ...value } : null;
}
