import pg from 'pg';

/** Runs one statement on the database at `url` over a connection of its own. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Drops a database, connections included. `WITH (FORCE)` would also end an autovacuum worker, which
 * belongs to a superuser: an ordinary role is refused. A plain drop asks that worker to leave.
 */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await administer(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = '${name}' AND usename = current_user`,
  );
  await administer(url, `DROP DATABASE IF EXISTS ${name}`);
}
