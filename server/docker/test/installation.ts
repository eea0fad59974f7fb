import type { Readiness } from '@stepwise/contracts/health';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT, run } from '../../bootstrap/run.mjs';
import { type Answered, fetchWithin } from '../../src/chaos/fetch-within.ts';
import { DOCKER, type DockerDaemon } from './docker-daemon.ts';

const COMPOSE_1 = resolve(import.meta.dirname, 'compose-1.29.py');
const READY_WITHIN_MS = 300_000;
const COMMAND_WITHIN_MS = 45 * 60_000;

/** The product as an operator has it: a clone of its own, `.env`, and what compose makes of them. */
export class Installation {
  readonly url: string;
  readonly checkout: string;
  readonly #docker: DockerDaemon;
  readonly #override: string;
  readonly #port: number;
  #command: readonly string[] = [];

  /** @param folder an empty one, for the clone */
  constructor(docker: DockerDaemon, folder: string, port: number) {
    this.#docker = docker;
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.checkout = join(folder, 'stepwise');
    this.#override = join(folder, 'override.yml');
  }

  /** What a clone would hold, with what is not yet committed; then the first line of the page. */
  async setUp(): Promise<void> {
    const listed = await run('git', [
      'ls-files',
      '-z',
      '--cached',
      '--others',
      '--exclude-standard',
    ]);
    for (const path of listed.split('\0').filter((name) => name !== '')) {
      mkdirSync(dirname(join(this.checkout, path)), { recursive: true });
      cpSync(join(ROOT, path), join(this.checkout, path), { verbatimSymlinks: true });
    }
    await run('npm', ['run', 'setup:env'], { cwd: this.checkout });
    this.set({ PORT: String(this.#port), COMPOSE_PROFILES: 'embedded', RATE_LIMIT_SCALE: '100' });
    // The machine's way to the registries may be its own network's alone.
    writeFileSync(this.#override, 'services: { migrate: { build: { network: host } } }\n');
    const hasCompose2 = await this.#docker.docker('compose', 'version').then(
      () => true,
      () => false,
    );
    this.#command = hasCompose2 ? [DOCKER, 'compose'] : ['/usr/bin/python3', COMPOSE_1];
  }

  /** Changes settings in `.env`. */
  set(settings: Readonly<Record<string, string>>): void {
    const file = join(this.checkout, '.env');
    const lines = readFileSync(file, 'utf8').split('\n');
    const others = lines.filter((line) => !((line.split('=')[0] ?? '') in settings));
    const given = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    writeFileSync(file, [...others, ...given, ''].join('\n'));
  }

  /** Runs `docker compose` with these words and answers what it printed. */
  compose(...words: string[]): Promise<string> {
    return this.composeWithFiles(words, {});
  }

  /** The same, reading a file of this machine and writing what it prints into another one. */
  composeWithFiles(
    words: readonly string[],
    { from, to }: { readonly from?: string; readonly to?: string },
  ): Promise<string> {
    const files = ['--file', 'docker-compose.yml', '--file', this.#override];
    const command = [...this.#command, '--project-name', 'stepwise-test', ...files, ...words];
    const reads = from === undefined ? '' : '<"$FROM"';
    const writes = to === undefined ? '' : '>"$TO"';
    return run('sh', ['-c', `exec "$@" ${reads} ${writes}`, 'sh', ...command], {
      cwd: this.checkout,
      env: { ...this.#docker.env, FROM: from, TO: to },
      timeoutMs: COMMAND_WITHIN_MS,
    });
  }

  /** Runs an SQL statement and answers its rows, columns parted by a bar. */
  async sql(statement: string): Promise<string[]> {
    const psql = ['psql', '-U', 'stepwise', '-d', 'stepwise', '-qAt', '-c', statement];
    const printed = await this.compose('exec', '-T', 'postgres', ...psql);
    return printed.trim().split('\n');
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answered> {
    return fetchWithin(30_000, this.url + path, { headers });
  }

  /** Waits until the product is ready and answers what it says of itself. */
  async ready(): Promise<Readiness> {
    const end = performance.now() + READY_WITHIN_MS;
    for (;;) {
      const answer = await this.get('/readyz').catch(() => null);
      if (answer?.status === 200) return JSON.parse(answer.text) as Readiness;
      if (performance.now() > end) throw new Error(`Not ready: ${answer?.text ?? 'no answer'}`);
      await sleep(500);
    }
  }
}
