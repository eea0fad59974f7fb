import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';

const ASK_TIMEOUT_MS = 2_000;

/** Another server uses the data folder; `message` says which. */
export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError';
}

export type DataDirLock = {
  /** Shown by a second start, such as the URL of this one. */
  describe(text: string): void;
  release(): void;
};

/**
 * Makes this process the only user of a data folder for as long as it lives. The lock is an abstract
 * socket: the kernel drops it with the process, however that ends, so it can never be stale.
 * @throws {DataDirInUseError}
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  let description = `process ${process.pid}, which is starting`;
  const name = nameOf(dataDir);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(description);
  });
  try {
    await listen(server, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const holder = (await ask(name)) ?? 'another process uses the same data folder';
    throw new DataDirInUseError(`Stepwise is already running: ${holder}. Stop it first.`);
  }
  server.unref();
  return {
    describe: (text) => {
      description = text;
    },
    release: () => {
      server.close();
    },
  };
}

/** The address of the server that uses the data folder; null where none is known. */
export async function addressOfRunning(dataDir: string): Promise<string | null> {
  return /^https?:\/\/\S+/.exec((await ask(nameOf(dataDir))) ?? '')?.[0] ?? null;
}

function nameOf(dataDir: string): string {
  return '\0stepwise-' + createHash('sha256').update(realpathSync(dataDir)).digest('hex');
}

function listen(server: Server, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(name, () => resolve());
  });
}

/** Asks the holder of the lock for its description; null where nobody answers. */
function ask(name: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(name);
    const finish = (): void => {
      socket.destroy();
      resolve(answer === '' ? null : answer);
    };
    socket.setTimeout(ASK_TIMEOUT_MS, finish);
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.on('end', finish);
    socket.on('error', finish);
  });
}
