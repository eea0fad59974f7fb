import type { Act, Person, PersonDetail } from '@stepwise/contracts/people';
import { presentGrant } from '../grants/grant.presenter.ts';
import type { GrantRow } from '../grants/grant.queries.ts';
import type { ActRow, PersonRow } from './people.queries.ts';

/** The fields of a person that an administrator may see. */
export function presentPerson(row: PersonRow): Person {
  const { id, name, email, role, setter, sessionCount, suspendedAt, suspensionReason } = row;
  return {
    ...{ id, name, email, role, sessionCount },
    ...(setter === null ? {} : { setter }),
    createdAt: row.createdAt.toISOString(),
    signedInAt: row.signedInAt?.toISOString() ?? null,
    suspension:
      suspendedAt === null
        ? null
        : { since: suspendedAt.toISOString(), reason: suspensionReason ?? '' },
  };
}

export function presentPersonDetail(
  row: PersonRow,
  grants: readonly GrantRow[],
  acts: readonly ActRow[],
): PersonDetail {
  return {
    ...presentPerson(row),
    grants: grants.map((grant) => presentGrant(grant)),
    acts: acts.map((act) => presentAct(act)),
  };
}

function presentAct({ id, at, action, by, problem, before, after }: ActRow): Act {
  return {
    id,
    at: at.toISOString(),
    action,
    by,
    problem,
    before: presentChange(before),
    after: presentChange(after),
  };
}

/** What an act changed is an object or nothing. */
export function presentChange(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? { ...value } : null;
}
