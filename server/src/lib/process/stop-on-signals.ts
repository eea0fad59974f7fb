/** After this the process ends, whatever still runs. */
const STOP_WITHIN_MS = 9_000;
const PARENT_CHECK_MS = 500;

/**
 * Ends the process cleanly on SIGINT and SIGTERM, and when the npm that started it dies: npm does
 * not pass its signals on. Says so where a person reads.
 */
export function stopOnSignals(
  cleanUp: () => Promise<void>,
  tell: Pick<Console, 'log' | 'error'>,
): void {
  let isStopping = false;
  const stop = (reason: string): void => {
    if (isStopping) return;
    isStopping = true;
    tell.log(`\nStopping (${reason})`);
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    cleanUp().then(
      () => process.exit(0),
      (error: unknown) => {
        tell.error(error);
        process.exit(1);
      },
    );
  };
  // With the terminal or npm gone there is nobody to print to; stopping matters more.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  process.on('SIGINT', () => stop('interrupted'));
  process.on('SIGTERM', () => stop('terminated'));
  if (process.env['npm_lifecycle_event'] !== undefined) watchParent(() => stop('npm has ended'));
}

function watchParent(onDeath: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) onDeath();
  }, PARENT_CHECK_MS).unref();
}
