import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { isPostmasterOf, readPostmasterFile, signalProcess, stopPostmaster } from './postmaster.ts';

const prefix = 'stepwise-scratch-';

/**
 * Starts an empty PostgreSQL in a temporary folder. `stop` ends it and removes every trace; when the
 * process exits without that, as much as can be done at once is done then, and the next call
 * clears what a killed process has left.
 */
export async function startScratchPostgres(): Promise<EmbeddedPostgres> {
  await removeAbandoned();
  const dir = mkdtempSync(path.join(tmpdir(), `${prefix}${process.pid}-`));
  const onExit = () => abandon(dir);
  process.once('exit', onExit);
  const remove = () => {
    process.off('exit', onExit);
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    const { url, stop } = await startEmbeddedPostgres({ dataDir: dir, disposable: true });
    return { url, stop: () => stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Nothing can be waited for while the process exits. */
function abandon(dir: string): void {
  const file = readPostmasterFile(path.join(dir, 'cluster'));
  if (file !== null) signalProcess(file.pid, 'SIGQUIT');
  try {
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // PostgreSQL was still writing. The next scratch database clears it away.
  }
}

async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const owner = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (owner === undefined || isAlive(Number(owner))) continue;
    const dir = path.join(tmpdir(), name);
    // Anybody may make a folder of such a name in a temporary directory.
    if (statSync(dir, { throwIfNoEntry: false })?.uid !== process.getuid?.()) continue;
    const cluster = path.join(dir, 'cluster');
    const file = readPostmasterFile(cluster);
    if (file !== null && isPostmasterOf(file.pid, cluster)) await stopPostmaster(file.pid, cluster);
    rmSync(dir, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
