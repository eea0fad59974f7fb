import { pagesAsCsv, type CsvColumns } from '../../lib/csv-pages.ts';
import type { Reader } from '../../lib/db/db.ts';
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
  ['problem', (row) => problemOf(row) ?? ''],
];

/** The acts that a search finds as a CSV file, newest first. */
export function auditAsCsv(db: Reader, wish: AuditWish): AsyncGenerator<string> {
  return pagesAsCsv(COLUMNS, (page) => listAudit(db, { ...wish, ...page }));
}

/** In one column, whether the act is about the problem or about whom it was given to. */
function problemOf({ subjectType, subjectName, problem }: AuditRow): string | null | undefined {
  return subjectType === 'problem' ? subjectName : problem?.title;
}

function asText(change: unknown): string {
  return change === null ? '' : JSON.stringify(change);
}
