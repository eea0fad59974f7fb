import { CSV_START, csvLine } from '@stepwise/contracts/csv';
import type { Reader } from '../../../lib/db.ts';
import { listPeople, type PeopleWish, type PersonRow } from './people.queries.ts';

const PAGE = 500;

const COLUMNS: readonly (readonly [heading: string, cell: (row: PersonRow) => string])[] = [
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['role', ({ role }) => role],
  ['joined', ({ createdAt }) => createdAt.toISOString()],
  ['signed in', ({ signedInAt }) => signedInAt?.toISOString() ?? ''],
  ['browsers', ({ sessionCount }) => String(sessionCount)],
  ['suspended', ({ suspendedAt }) => suspendedAt?.toISOString() ?? ''],
  ['reason', ({ suspensionReason }) => suspensionReason ?? ''],
];

/** The people that a search finds as a CSV file, newest first. Only one page of them is in memory. */
export async function* peopleAsCsv(db: Reader, wish: PeopleWish): AsyncGenerator<string> {
  yield CSV_START + csvLine(COLUMNS.map(([heading]) => heading));
  for (let cursor: string | undefined; ;) {
    const rows = await listPeople(db, { ...wish, cursor, limit: PAGE });
    yield rows.map((row) => csvLine(COLUMNS.map(([, cell]) => cell(row)))).join('');
    if (rows.length < PAGE) return;
    cursor = rows.at(-1)?.id;
  }
}
