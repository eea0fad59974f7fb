import { PrismaPg } from '@prisma/adapter-pg';
import { Prisma, PrismaClient } from '@stepwise/db/client';
import { createStatementNames } from './statement-name.ts';

export { isDatabaseUnavailable, isDiskFull } from './database-unavailable.ts';

/** The database, or a transaction in it: what a service takes as its first argument. */
export type Db = PrismaClient | Prisma.TransactionClient;

export type DbOptions = {
  /** Connections at most. */
  readonly poolSize?: number;
  /** Told of connections that are lost while nobody uses them; the pool replaces them by itself. */
  readonly onConnectionLost?: (error: Error) => void;
};

/**
 * Connects to the PostgreSQL at `url`, lazily: a database that is down shows at the first query.
 *
 * Nothing waits for ever: 2 s for a connection, 5 s for a statement, 2 s for a lock, and a
 * transaction that is left idle for 10 s is ended by the server.
 */
export function createDb(url: string, options: DbOptions = {}): PrismaClient {
  const { poolSize = 10, onConnectionLost = () => undefined } = options;
  const adapter = new PrismaPg(
    {
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: 2_000,
      statement_timeout: 5_000,
      lock_timeout: 2_000,
      idle_in_transaction_session_timeout: 10_000,
      keepAlive: true,
      application_name: 'stepwise',
    },
    {
      onPoolError: onConnectionLost,
      onConnectionError: onConnectionLost,
      statementNameGenerator: createStatementNames(),
    },
  );
  return new PrismaClient({ adapter });
}

/** Ends every connection. Queries that are under way are waited for. */
export async function closeDb(db: PrismaClient): Promise<void> {
  await db.$disconnect();
}

/** Whether a write failed because another row already has what must be unique. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
