import type pg from 'pg';

/** Says what the bank's problems in the database lack of their packages; null when nothing. */
export type BankCheck = () => Promise<string | null>;

/** Problems without a hash were not seeded to the end: their large cases are missing. */
export function checkBank(client: Pick<pg.Pool, 'query'>): BankCheck {
  return async () => {
    const { rows } = await client.query<{ slug: string }>(
      `SELECT slug FROM "Problem"
        WHERE "bankId" IS NOT NULL AND "contentHash" IS NULL AND "deletedAt" IS NULL ORDER BY slug`,
    );
    if (rows.length === 0) return null;
    const [first = { slug: '' }] = rows;
    const which =
      rows.length === 1 ? first.slug : `${rows.length} problems, such as ${first.slug},`;
    return (
      `${which} ${rows.length === 1 ? 'has' : 'have'} no large test cases: programs that are too ` +
      'slow may be Accepted. They are made at a start, by Python 3.8 or newer; the log says what ' +
      'went wrong.'
    );
  };
}
