import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

const patience = new AsyncLocalStorage<number>();

let waiting = 0;

/** Runs `work`, whose statements may take so long, where others on the same connections may not. */
export async function withPatience<T>(ms: number, work: () => Promise<T>): Promise<T> {
  waiting += 1;
  try {
    // Awaited inside: a promise of Prisma begins when somebody waits for it.
    return await patience.run(ms, async () => await work());
  } finally {
    waiting -= 1;
    // From its first use on Node tracks every promise of the process, a fifth of what a request costs.
    if (waiting === 0) patience.disable();
  }
}

/** Given to a server that ends the statement itself, to say so. */
const MARGIN_MS = 2_000;

/**
 * A kind of client for a pool that gives up a connection on which nothing is answered. PostgreSQL
 * ends a statement that takes too long, but not while it stands still itself: then the connection
 * is open, and would be waited on for as long as that lasts.
 * @param statementMs what a statement may take by the server's own time limit
 */
export function boundedClient(statementMs: number): typeof pg.Client {
  return class BoundedClient extends pg.Client {
    #late: NodeJS.Timeout | undefined;

    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const calm = (): void => clearTimeout(this.#late);
      // Every statement sent so far is answered; the connection is gone.
      this.on('drain', calm);
      this.on('end', calm);
      const query = this.query.bind(this) as (...args: unknown[]) => unknown;
      this.query = ((...args: unknown[]) => {
        calm();
        const ms = (patience.getStore() ?? statementMs) + MARGIN_MS;
        this.#late = setTimeout(() => this.connection.stream.destroy(), ms);
        return query(...args);
      }) as typeof this.query;
    }
  };
}
