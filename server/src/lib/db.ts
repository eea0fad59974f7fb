import { PrismaPg } from '@prisma/adapter-pg';
import { Prisma, PrismaClient } from '@stepwise/db/client';
import pg from 'pg';
import { createStatementNames } from './statement-name.ts';

export { isDatabaseSlow, isDatabaseUnavailable, isDiskFull } from './database-unavailable.ts';

/** The database, or a transaction in it: what a service takes as its first argument. */
export type Db = PrismaClient | Prisma.TransactionClient;

/** Reads rows with one statement, outside of any transaction. */
export type Reader = {
  /**
   * The rows of a statement written by hand, straight from the driver: what every visit asks comes
   * this way, at a third of what the same statement costs through the client.
   */
  readonly read: <Row>(statement: Prisma.Sql) => Promise<Row[]>;
};

/** The client with its short way of reading. Both use the same connections. */
export type Database = PrismaClient & Reader & { readonly pool: pg.Pool };

/** How long each thing may take, in milliseconds. */
export type DbTimeouts = {
  readonly connect: number;
  readonly statement: number;
  readonly lock: number;
  /** A transaction that is left idle for longer is ended by the server. */
  readonly idle: number;
};

/** For requests: somebody waits for the answer. */
const REQUEST_TIMEOUTS: DbTimeouts = {
  connect: 2_000,
  statement: 5_000,
  lock: 2_000,
  idle: 10_000,
};

/** For commands and the start: a slow disk takes its time, and nobody is served better by giving up. */
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
  /** Told of connections that are lost while nobody uses them; the pool replaces them by itself. */
  readonly onConnectionLost?: (error: Error) => void;
};

/**
 * Connects to the PostgreSQL at `url`, lazily: a database that is down shows at the first query.
 * Nothing waits for ever.
 */
export function createDb(url: string, options: DbOptions = {}): Database {
  const { poolSize = 10, onConnectionLost = () => undefined } = options;
  const { timeouts = REQUEST_TIMEOUTS } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: timeouts.connect,
    statement_timeout: timeouts.statement,
    lock_timeout: timeouts.lock,
    idle_in_transaction_session_timeout: timeouts.idle,
    keepAlive: true,
    application_name: 'stepwise',
  });
  pool.on('error', onConnectionLost);
  const nameOf = createStatementNames();
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

/** Ends every connection. Queries that are under way are waited for. */
export async function closeDb(db: Database): Promise<void> {
  await db.$disconnect();
  await db.pool.end();
}

/** Whether a write failed because another row already has what must be unique. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
