import { PrismaPg } from '@prisma/adapter-pg';
import { Prisma, PrismaClient } from '@stepwise/db/client';
import pg from 'pg';
import { boundedClient } from '../bounded-client.ts';
import { createStatementNames } from './statement-name.ts';

export { isDatabaseSlow, isDatabaseUnavailable, isDiskFull } from './database-unavailable.ts';

/** The database, or a transaction in it: what a service takes as its first argument. */
export type Db = PrismaClient | Prisma.TransactionClient;

/** Reads rows with one statement, outside of any transaction. */
export type Reader = {
  /**
   * The rows of a plain SQL statement, straight from the driver: a third of the cost of the same statement
   * through Prisma. For the most frequent reads.
   */
  readonly read: <Row>(statement: Prisma.Sql) => Promise<Row[]>;
};

/** The Prisma client and direct reads; both use the same pool. */
export type Database = PrismaClient & Reader & { readonly pool: pg.Pool };

/** Timeouts in milliseconds. */
export type DbTimeouts = {
  readonly connect: number;
  readonly statement: number;
  readonly lock: number;
  /** PostgreSQL ends a transaction that is idle for longer. */
  readonly idle: number;
};

/** For requests: a person waits for the response. */
const REQUEST_TIMEOUTS: DbTimeouts = {
  connect: 2_000,
  statement: 5_000,
  lock: 2_000,
  idle: 10_000,
};

/** For commands and the start: better slow, on a slow disk, than failed. */
export const COMMAND_TIMEOUTS: DbTimeouts = {
  connect: 30_000,
  statement: 120_000,
  lock: 120_000,
  idle: 120_000,
};

export type DbOptions = {
  /** Connections at most. */
  readonly poolSize?: number;
  /** By default those for requests. */
  readonly timeouts?: DbTimeouts;
  /**
   * A pooler stands between, which gives each transaction the session that is free: nothing may be kept
   * in one, neither statements nor timeouts of the server. Those are the pooler's to set.
   */
  readonly isPooled?: boolean;
  /** Called when an idle connection is lost; the pool replaces it by itself. */
  readonly onConnectionLost?: (error: Error) => void;
};

/**
 * Connects to the PostgreSQL at `url`, lazily: a database that is down fails the first query. Everything
 * has a timeout.
 */
export function createDb(url: string, options: DbOptions = {}): Database {
  const { poolSize = 10, onConnectionLost = () => undefined } = options;
  const { timeouts = REQUEST_TIMEOUTS, isPooled = false } = options;
  const limits = {
    statement_timeout: timeouts.statement,
    lock_timeout: timeouts.lock,
    idle_in_transaction_session_timeout: timeouts.idle,
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    Client: boundedClient(timeouts.statement),
    connectionTimeoutMillis: timeouts.connect,
    ...(isPooled ? {} : limits),
    keepAlive: true,
    application_name: 'stepwise',
  });
  pool.on('error', onConnectionLost);
  const nameOf = isPooled ? () => '' : createStatementNames();
  const adapter = new PrismaPg(pool, {
    onConnectionError: onConnectionLost,
    statementNameGenerator: nameOf,
  });
  const read = async <Row>(statement: Prisma.Sql): Promise<Row[]> => {
    const { text, values } = statement;
    const { rows } = await pool.query({ name: nameOf({ sql: text }), text, values });
    return rows as Row[];
  };
  return Object.assign(new PrismaClient({ adapter }), { pool, read });
}

/** Connects for requests and for judging: through the pooler where there is one. */
export function createServingDb(
  env: { readonly DATABASE_POOL_URL?: string | undefined },
  databaseUrl: string,
): Database {
  if (env.DATABASE_POOL_URL === undefined) return createDb(databaseUrl);
  return createDb(env.DATABASE_POOL_URL, { isPooled: true });
}

/** Closes every connection, after waiting for running queries. */
export async function closeDb(db: Database): Promise<void> {
  await db.$disconnect();
  await db.pool.end();
}

/** Whether a write violated a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
