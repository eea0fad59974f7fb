import { CSV_START, csvLine } from '@stepwise/contracts/csv';

/** Rows of one page of a file. */
const PAGE = 500;

/** What stands above a column, and in it. */
export type CsvColumns<Row> = readonly (readonly [heading: string, cell: (row: Row) => string])[];

/** The rows of a list that is read in pages as a CSV file. Only one page of them is in memory. */
export async function* pagesAsCsv<Row extends { readonly id: string }>(
  columns: CsvColumns<Row>,
  readPage: (page: { cursor: string | undefined; limit: number }) => Promise<Row[]>,
): AsyncGenerator<string> {
  yield CSV_START + csvLine(columns.map(([heading]) => heading));
  for (let cursor: string | undefined; ;) {
    const rows = await readPage({ cursor, limit: PAGE });
    yield rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('');
    if (rows.length < PAGE) return;
    cursor = rows.at(-1)?.id;
  }
}
