import pg from 'pg';

/** The same lock as Prisma's command line and earlier versions of Stepwise take. */
const lockKey = 72_707_369;
const waitMs = 120_000;
/** Of the features that migrations use, NULLS NOT DISTINCT is the newest. */
const oldestVersion = 15;

/**
 * Runs `work` under a lock against concurrent migrations of the same database. Others wait up to two
 * minutes, so that several servers may start at once. `work` gets the connection that holds the lock.
 *
 * Throws when the database cannot be reached, is older than PostgreSQL 15, or stays locked.
 */
export async function withMigrationLock<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // Without a listener a lost connection would end the process; the next query reports it anyway.
  client.on('error', () => undefined);
  await client.connect().catch((cause: unknown) => {
    throw new Error(unreachable(client, cause), { cause });
  });
  try {
    await requireVersion(client);
    // A server's own limit on statements is not meant for migrations.
    await client.query(`SET statement_timeout = 0; SET lock_timeout = ${waitMs}`);
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]).catch((cause: unknown) => {
      throw new Error('Another process has been migrating this database for two minutes.', {
        cause,
      });
    });
    return await work(client);
  } finally {
    await client.end();
  }
}

function unreachable(client: pg.Client, cause: unknown): string {
  // A host with several addresses fails with one error for all of them, which has no message.
  const { message, code } = cause as NodeJS.ErrnoException;
  return `The database at ${client.host}:${client.port} cannot be opened: ${message || code || ''}`;
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; number: number }>(
    `SELECT current_setting('server_version') AS version,
            current_setting('server_version_num')::int AS number`,
  );
  const [server] = rows;
  if (server === undefined || server.number >= oldestVersion * 10_000) return;
  throw new Error(
    `The database is PostgreSQL ${server.version}. Stepwise needs version ${oldestVersion} or newer.`,
  );
}
