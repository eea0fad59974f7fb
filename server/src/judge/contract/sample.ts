/** What a run takes of long lists of rows: see `sampleOf`. */
const SCOPE = process.env['TEST_SCOPE'] ?? 'quick';

/**
 * Every `step`th row, for `npm test`; the one after each of those with TEST_SCOPE=rest, and all with
 * TEST_SCOPE=all. The samples are the same in every run. Only for rows of one kind, each of which
 * would find the same fault: `npm run test:all` runs them all.
 */
export function sampleOf<Row>(rows: readonly Row[], step: number): Row[] {
  const place = SCOPE === 'rest' ? 1 : 0;
  return rows.filter((_, index) => SCOPE === 'all' || index % step === place);
}
