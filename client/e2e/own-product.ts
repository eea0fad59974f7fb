import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

const ROOT = resolve(import.meta.dirname, '../..');
const START_WITHIN_MS = 120_000;

/**
 * A product of a test's own, to be stopped and started while people are at work in it.
 * @param settings further ones, made of the port on which it will listen
 */
export async function createProduct(settings?: (port: string) => Record<string, string>) {
  const directory = await mkdtemp(join(tmpdir(), 'stepwise-own-'));
  let child: ChildProcess | null = null;
  let port = settings ? await freePort() : '0';

  /** Answers with its address, which stays the same from then on. */
  async function start(): Promise<string> {
    child = spawn(process.execPath, [join(ROOT, 'server/bootstrap/start.mjs')], {
      cwd: ROOT,
      env: {
        ...process.env,
        DATA_DIR: join(directory, 'data'),
        DATABASE_URL: '',
        PORT: port,
        RATE_LIMIT_SCALE: '1000',
        ...settings?.(port),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await readUrl(child);
    port = new URL(url).port;
    return url;
  }

  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((done) => child?.once('close', done));
    child.kill('SIGTERM');
    await ended;
  }

  async function remove(): Promise<void> {
    await stop();
    await rm(directory, { recursive: true, force: true });
  }

  return { start, stop, remove };
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}

async function readUrl({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The product has no output');
  const lines = createInterface({ input: stdout, signal: AbortSignal.timeout(START_WITHIN_MS) });
  for await (const line of lines) {
    const url = /^Stepwise is running at (\S+)/.exec(line)?.[1];
    if (url === undefined) continue;
    stdout.resume();
    return url;
  }
  throw new Error('The product did not start');
}
