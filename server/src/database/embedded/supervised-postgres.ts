import {
  findEmbeddedPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './embedded-postgres.ts';

const LOOK_MS = 1_000;

type Options = EmbeddedPostgresOptions & {
  /** Told when PostgreSQL was found dead: with null once it runs again, else why it does not. */
  readonly onDeath: (error: unknown) => void;
};

/**
 * The embedded PostgreSQL, started again on its port whenever it dies, so that a server outlives its
 * database. What was written is recovered; queries under way fail and are answered 503.
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
