import { pagesAsCsv, type CsvColumns } from '../../lib/csv-pages.ts';
import type { Reader } from '../../lib/db.ts';
import { listAudit, type AuditRow, type AuditWish } from './audit-list.queries.ts';

const COLUMNS: CsvColumns<AuditRow> = [
  ['at', ({ at }) => at.toISOString()],
  ['act', ({ action }) => action],
  ['by', ({ actorName }) => actorName ?? ''],
  ['by id', ({ actorId }) => actorId ?? ''],
  ['about', ({ subjectName }) => subjectName ?? ''],
  ['about a', ({ subjectType }) => subjectType],
  ['about id', ({ subjectId }) => subjectId],
  ['before', ({ before }) => asText(before)],
  ['after', ({ after }) => asText(after)],
  ['address', ({ ip }) => ip ?? ''],
];

/** The acts that a search finds as a CSV file, newest first. */
export function auditAsCsv(db: Reader, wish: AuditWish): AsyncGenerator<string> {
  return pagesAsCsv(COLUMNS, (page) => listAudit(db, { ...wish, ...page }));
}

function asText(change: unknown): string {
  return change === null ? '' : JSON.stringify(change);
}
