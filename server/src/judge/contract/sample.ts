/** What a run takes of long lists of rows: see `sampleOf`. */
const SCOPE = process.env['TEST_SCOPE'] ?? 'quick';

/**
 * Every `step`th row, for `npm test`; the other ones with TEST_SCOPE=rest, and all with
 * TEST_SCOPE=all. The sample is the same in every run. Only for rows of one kind, each of which
 * would find the same fault: `npm run test:all` runs them all.
 */
export function sampleOf<Row>(rows: readonly Row[], step: number): Row[] {
  return rows.filter((_, index) => SCOPE === 'all' || (index % step === 0) === (SCOPE === 'quick'));
}
