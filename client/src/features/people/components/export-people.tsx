import { ExportCsv } from '../../../components/export-csv.tsx';
import { exportPeople, type PeopleWish } from '../people.api.ts';

/** Takes along everybody who is found, not only those who are shown. */
export function ExportPeople({ wish }: { wish: PeopleWish }) {
  return <ExportCsv name="users.csv" fetchCsv={() => exportPeople(wish)} />;
}
