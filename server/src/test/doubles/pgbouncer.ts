import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../lib/process/free-port.ts';

const RECIPE = resolve(import.meta.dirname, '../../../../.github/operations.md');
const STARTS_WITHIN_MS = 10_000;
/** Debian's package puts it where not everybody looks. */
const ENV = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` };

export function hasPgBouncer(): boolean {
  return spawnSync('pgbouncer', ['--version'], { env: ENV }).error === undefined;
}

export type PgBouncer = { readonly url: string; readonly stop: () => Promise<void> };

type Differences = {
  /** Sessions of PostgreSQL. */
  readonly sessions: number;
  /** How long a statement waits for a free one. */
  readonly waitSeconds?: number;
};

/**
 * PgBouncer as `operations.md` configures it but for these differences, in front of the database at `url`.
 * Who connects is not asked for a password: that is not what is tried here.
 */
export async function startPgBouncer(url: string, differences: Differences): Promise<PgBouncer> {
  const directory = await mkdtemp(join(tmpdir(), 'stepwise-pgbouncer-'));
  await chmod(directory, 0o755);
  const port = await freePort();
  const file = join(directory, 'pgbouncer.ini');
  await writeFile(file, configuration(await readRecipe(), new URL(url), { ...differences, port }));
  // It refuses to be root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', [...user, file], {
    env: ENV,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
    await rm(directory, { recursive: true, force: true });
  };
  const pooled = new URL(url);
  pooled.hostname = '127.0.0.1';
  pooled.port = String(port);
  const end = performance.now() + STARTS_WITHIN_MS;
  while (!(await accepts(port))) {
    if (child.exitCode === null && performance.now() < end) continue;
    await stop();
    throw new Error(`PgBouncer did not start: ${said}`);
  }
  return { url: pooled.href, stop };
}

async function readRecipe(): Promise<string> {
  const text = await readFile(RECIPE, 'utf8');
  const recipe = /```ini\n(# \/etc\/pgbouncer[^`]*)```/.exec(text)?.[1];
  if (recipe === undefined) throw new Error('operations.md has no pgbouncer.ini');
  return recipe;
}

function configuration(
  recipe: string,
  url: URL,
  { port, sessions, waitSeconds = 5 }: Differences & { readonly port: number },
): string {
  const name = url.pathname.slice(1);
  const login = [
    `host=${url.hostname} port=${url.port} dbname=${name}`,
    `user=${decodeURIComponent(url.username)} password='${decodeURIComponent(url.password)}'`,
  ];
  const ours = new Map([
    [/^stepwise = host=\S+ port=\S+ dbname=\S+/m, `${name} = ${login.join(' ')}`],
    [/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1'],
    [/^listen_port = .*$/m, `listen_port = ${port}`],
    [/^auth_type = .*$/m, 'auth_type = any'],
    [/^auth_file = .*$/m, ''],
    [/^default_pool_size = .*$/m, `default_pool_size = ${sessions}`],
    [/^query_wait_timeout = .*$/m, `query_wait_timeout = ${waitSeconds}`],
  ]);
  return [...ours].reduce((text, [line, other]) => {
    if (!line.test(text)) throw new Error(`The recipe has no line like ${line.source}`);
    return text.replace(line, other);
  }, recipe);
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    await pause(20);
    return false;
  } finally {
    socket.destroy();
  }
}
