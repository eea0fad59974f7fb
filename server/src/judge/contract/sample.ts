const TAKES_ALL = process.env['TEST_SCOPE'] === 'all';

/**
 * Every `step`th row, the same in every run; all with TEST_SCOPE=all. Only for rows of one kind, each of
 * which would find the same fault: `npm run test:all` runs them all.
 */
export function sampleOf<Row>(rows: readonly Row[], step: number): Row[] {
  return rows.filter((_, index) => TAKES_ALL || index % step === 0);
}
