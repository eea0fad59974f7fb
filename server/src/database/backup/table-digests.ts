import pg from 'pg';
import { listTables } from './catalogue.ts';
import { setUpForCopy } from './session-settings.ts';

/** Number of rows of a table, and the sum of their MD5 hashes, which does not depend on their order. */
export type TableDigest = { readonly name: string; readonly rows: number; readonly md5: string };

/** A digest of every table of the database at `url`, to compare two databases. */
export async function tableDigests(url: string): Promise<TableDigest[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await setUpForCopy(client);
    const digests: TableDigest[] = [];
    for (const { name, columns } of await listTables(client)) {
      const row = `row(${columns.map(pg.escapeIdentifier).join(', ')})`;
      const { rows } = await client.query<{ rows: number; md5: string }>(
        `SELECT count(*)::int AS rows,
                md5(coalesce(sum(('x' || left(md5(${row}::text), 16))::bit(64)::bigint), 0)::text) AS md5
           FROM ${pg.escapeIdentifier(name)}`,
      );
      for (const digest of rows) digests.push({ name, ...digest });
    }
    return digests;
  } finally {
    await client.end();
  }
}
