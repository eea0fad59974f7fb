import type { AuditEvent } from '@stepwise/contracts/audit';
import { presentChange } from '../auth/people/person.presenter.ts';
import type { AuditRow } from './audit-list.queries.ts';

/** An act with the names that its people and things have now: the record itself has none. */
export function presentAuditEvent(row: AuditRow): AuditEvent {
  const { id, at, action, actorId, actorName, problem, ip } = row;
  return {
    ...{ id, at: at.toISOString(), action, problem, ip },
    by: actorId === null ? null : { id: actorId, name: actorName },
    about: {
      ...{ type: row.subjectType, id: row.subjectId },
      ...{ name: row.subjectName, isThere: row.isThere },
    },
    before: presentChange(row.before),
    after: presentChange(row.after),
  };
}
