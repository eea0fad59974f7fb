import {
  findEmbeddedPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './embedded-postgres.ts';

const LOOK_MS = 1_000;

type Options = EmbeddedPostgresOptions & {
  /** Called when PostgreSQL has died: with null once it runs again, else with the reason it does not. */
  readonly onDeath: (error: unknown) => void;
};

/**
 * The embedded PostgreSQL, started again on its port whenever it dies, so that a server outlives its
 * database. Committed data is recovered; running queries fail with 503.
 * @throws what startEmbeddedPostgres throws, for the first start
 */
export async function startSupervisedPostgres(options: Options): Promise<EmbeddedPostgres> {
  let current = await startEmbeddedPostgres(options);
  const { url } = current;
  const port = Number(new URL(url).port);
  let restarting: Promise<void> | null = null;

  const restart = async (): Promise<void> => {
    try {
      const next = await startEmbeddedPostgres({ ...options, port });
      current = next;
      if (next.url !== url) {
        await next.stop();
        throw new Error(`Port ${port}, where the server expects its database, is taken`);
      }
      options.onDeath(null);
    } catch (error) {
      options.onDeath(error);
    }
  };
  const timer = setInterval(() => {
    if (restarting !== null || findEmbeddedPostgres(options.dataDir) !== null) return;
    restarting = restart().finally(() => (restarting = null));
  }, LOOK_MS);

  return {
    url,
    stop: async () => {
      clearInterval(timer);
      await restarting;
      await current.stop();
    },
  };
}
