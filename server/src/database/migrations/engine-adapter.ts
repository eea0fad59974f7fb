import { PrismaPg } from '@prisma/adapter-pg';
import {
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
} from '@prisma/driver-adapter-utils';
import { randomUUID } from 'node:crypto';
import pg from 'pg';

type StockAdapter = Awaited<ReturnType<PrismaPg['connect']>>;

/** The one private method of the stock adapter that has to be bent. */
type QueryPath = {
  performIO: (query: SqlQuery) => Promise<{ fields: { dataTypeID: number }[] }>;
};

/** PostgreSQL's one-byte "char", which its catalogs use and the stock adapter does not know. */
const charOid = 18;
const bpcharOid = 1042;

/**
 * Connects the schema engine to PostgreSQL. The stock adapter is made for queries of the client and
 * goes wrong in four ways when the engine uses it; see .github/decisions/003-offline-migrations.md.
 */
export class EngineAdapterFactory implements SqlMigrationAwareDriverAdapterFactory {
  readonly provider = 'postgres';
  readonly adapterName = '@prisma/adapter-pg';
  readonly #connection: pg.PoolConfig;
  readonly #open = new Set<() => Promise<void>>();

  constructor(url: string) {
    this.#connection = connectionOf(url);
  }

  async connect(): Promise<SqlDriverAdapter> {
    return this.#adapt(this.#connection, () => Promise.resolve());
  }

  /** A database of its own beside the real one, dropped when the adapter is disposed of. */
  async connectToShadowDb(): Promise<SqlDriverAdapter> {
    const database = `stepwise_shadow_${randomUUID()}`;
    await this.#administer(`CREATE DATABASE "${database}"`);
    return this.#adapt({ ...this.#connection, database }, () =>
      this.#administer(`DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`),
    );
  }

  /**
   * Closes every connection that was handed out. The engine does not do it, and an open one still
   * holds the lock that keeps other migrations out.
   */
  async closeAll(): Promise<void> {
    await Promise.all([...this.#open].map((dispose) => dispose()));
  }

  async #adapt(
    connection: pg.PoolConfig,
    afterwards: () => Promise<void>,
  ): Promise<SqlDriverAdapter> {
    const adapter = await new PrismaPg(connection).connect();
    const close = adapter.dispose.bind(adapter);
    let disposed: Promise<void> | null = null;
    // The engine does not wait for it after a failure: closeAll does.
    const dispose = () => (disposed ??= close().finally(afterwards));
    this.#open.add(dispose);
    adapter.dispose = dispose;
    runScriptsWhole(adapter);
    readChars(adapter);
    return adapter;
  }

  async #administer(statement: string): Promise<void> {
    const client = new pg.Client(this.#connection);
    // Without a listener a lost connection would end the process; the query reports it anyway.
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }
}

/**
 * Splits an address into its parts as pg understands them: given the whole address, pg would prefer
 * its database to the one named beside it, and use the real database as the shadow.
 */
function connectionOf(url: string): pg.PoolConfig {
  const parsed = new pg.Client({ connectionString: url });
  return {
    host: parsed.host,
    port: parsed.port,
    ...(parsed.user === undefined ? {} : { user: parsed.user }),
    // Null, against its type, when there is none.
    ...(parsed.password ? { password: parsed.password } : {}),
    ...(parsed.database === undefined ? {} : { database: parsed.database }),
    ssl: parsed.ssl,
    // The engine's advisory lock lives in a session: it has to be the same one, and to stay open.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
  };
}

/**
 * Sends a script as it is. The stock adapter cuts it at every semicolon, also in a function's body.
 * As a single message it is a single transaction too: a migration that fails leaves nothing behind.
 */
function runScriptsWhole(adapter: StockAdapter): void {
  const pool = adapter.underlyingDriver();
  adapter.executeScript = async (script) => {
    await pool.query(script).catch((error: unknown) => {
      // Protected, but this is the adapter's own translation of PostgreSQL's errors.
      (adapter as unknown as { onError: (error: unknown) => never }).onError(error);
    });
  };
}

function readChars(adapter: StockAdapter): void {
  const inner = adapter as unknown as QueryPath;
  const performIO = inner.performIO.bind(adapter);
  const queryRaw = adapter.queryRaw.bind(adapter);
  const charsOf = new WeakMap<SqlQuery, number[]>();
  inner.performIO = async (query) => {
    const result = await performIO(query);
    const chars = result.fields.flatMap((field, index) =>
      field.dataTypeID === charOid ? [index] : [],
    );
    for (const index of chars) {
      const field = result.fields[index];
      if (field !== undefined) field.dataTypeID = bpcharOid;
    }
    charsOf.set(query, chars);
    return result;
  };
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const index of charsOf.get(query) ?? []) {
      result.columnTypes[index] = ColumnTypeEnum.Character;
    }
    return result;
  };
}
