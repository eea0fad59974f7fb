import { join } from 'node:path';
import type { EmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';
import { readPostmasterFile, signalProcess } from '../database/embedded/postmaster.ts';
import { startSupervisedPostgres } from '../database/embedded/supervised-postgres.ts';
import { waitFor } from '../database/embedded/wait.ts';

const RECOVERED_WITHIN_MS = 60_000;

/** A PostgreSQL as the product runs it, which can be treated badly. Its address stays the same. */
export class ChaosPostgres {
  readonly #dataDir: string;
  #running: EmbeddedPostgres | null = null;
  #recoveries = 0;
  /** Why it did not come back. */
  #failure: Error | null = null;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  get url(): string {
    if (this.#running === null) throw new Error('PostgreSQL does not run');
    return this.#running.url;
  }

  async start(port?: number): Promise<void> {
    this.#running = await startSupervisedPostgres({
      dataDir: this.#dataDir,
      ...(port === undefined ? {} : { port }),
      onDeath: (error) => {
        if (error === null) this.#recoveries += 1;
        else this.#failure = new Error('PostgreSQL did not come back', { cause: error });
      },
    });
  }

  /** Kills it in the middle of its work, and waits until it has been found and has recovered. */
  async killHard(): Promise<void> {
    const file = readPostmasterFile(join(this.#dataDir, 'cluster'));
    if (file === null) throw new Error('PostgreSQL does not run');
    const before = this.#recoveries;
    signalProcess(file.pid, 'SIGKILL');
    const came = await waitFor(
      () => (this.#recoveries > before || this.#failure !== null ? true : null),
      RECOVERED_WITHIN_MS,
    );
    if (this.#failure !== null) throw this.#failure;
    if (came === null) throw new Error('PostgreSQL did not come back');
  }

  /** Stops it in order, which ends every connection, and starts it again. */
  async restart(): Promise<void> {
    const port = Number(new URL(this.url).port);
    await this.stop();
    await this.start(port);
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
    this.#running = null;
  }
}
