import { pagesAsCsv, type CsvColumns } from '../../../lib/csv-pages.ts';
import type { Reader } from '../../../lib/db/db.ts';
import { listPeople, type PeopleWish, type PersonRow } from './people.queries.ts';

const COLUMNS: CsvColumns<PersonRow> = [
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['role', ({ role, setter }) => (role === 'USER' && setter !== null ? 'SETTER' : role)],
  ['joined', ({ createdAt }) => createdAt.toISOString()],
  ['signed in', ({ signedInAt }) => signedInAt?.toISOString() ?? ''],
  ['browsers', ({ sessionCount }) => String(sessionCount)],
  ['suspended', ({ suspendedAt }) => suspendedAt?.toISOString() ?? ''],
  ['reason', ({ suspensionReason }) => suspensionReason ?? ''],
];

/** The people that a search finds as a CSV file, newest first. */
export function peopleAsCsv(db: Reader, wish: PeopleWish): AsyncGenerator<string> {
  return pagesAsCsv(COLUMNS, (page) => listPeople(db, { ...wish, ...page }));
}
