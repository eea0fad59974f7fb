import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fetchWithin } from './fetch-within.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Long, because the machine may have much else to do, and the first start fills the bank. */
const READY_WITHIN_MS = 600_000;
const STOP_WITHIN_MS = 10_000;
const LOOK_MS = 50;
const ANSWER_WITHIN_MS = 2_000;
/** What a process manager waits before it starts again what has ended by itself. */
const RESTART_DELAY_MS = 300;

type Options = {
  /** Path in the checkout. */
  readonly script: string;
  readonly args?: readonly string[];
  /** Holds at least HOST's default and PORT. */
  readonly env: Readonly<Record<string, string>>;
  /** Takes everything it prints. */
  readonly logFile: string;
  /** The only processor it may use; any of them unless said. */
  readonly core?: number;
};

/** How a process ended: its code, or the signal that killed it. */
export type Exit = number | NodeJS.Signals | 'not running';

/** One of our servers as a real process, kept running as a process manager would until it is stopped. */
export class ProductProcess {
  readonly url: string;
  readonly #options: Options;
  #child: ChildProcess | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.url = `http://127.0.0.1:${options.env['PORT']}`;
  }

  start(): void {
    const { script, args = [], env, logFile, core } = this.#options;
    const log = openSync(logFile, 'a', 0o600);
    const node = process.execPath;
    const words = ['--import', 'tsx', resolve(ROOT, script), ...args];
    const options: SpawnOptions = {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', log, log, 'ipc'],
    };
    const child =
      core === undefined
        ? spawn(node, words, options)
        : spawn('taskset', ['-c', String(core), node, ...words], options);
    closeSync(log);
    this.#child = child;
    child.once('exit', () => {
      if (this.#child !== child) return;
      // Not our doing: it could not start because the database was away, for example.
      setTimeout(() => this.#child === child && this.start(), RESTART_DELAY_MS);
    });
  }

  /** Resolves when it answers that it is ready. @throws when it takes too long, or the signal's reason */
  async ready(signal?: AbortSignal): Promise<void> {
    const end = performance.now() + READY_WITHIN_MS;
    while (!(await this.#isReady())) {
      if (performance.now() > end)
        throw new Error(`The server is not ready; see ${this.#options.logFile}`);
      await sleep(LOOK_MS, undefined, { signal });
    }
  }

  /** Ends it as a loss of power would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends it in order; kills it when that takes too long. */
  async stop(): Promise<Exit> {
    return this.#end('SIGTERM');
  }

  /** Sets the date of its process off by so much: server.ts hears it. */
  jumpClock(ms: number): void {
    if (this.#child?.connected === true) this.#child.send({ clockOffMs: ms });
  }

  async #end(signal: NodeJS.Signals): Promise<Exit> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null)
      return 'not running';
    const ended = once(child, 'exit');
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    const [code, killedBy] = (await ended) as [number, null] | [null, NodeJS.Signals];
    clearTimeout(late);
    return code ?? killedBy;
  }

  async #isReady(): Promise<boolean> {
    try {
      const { status } = await fetchWithin(ANSWER_WITHIN_MS, `${this.url}/readyz`);
      return status === 200;
    } catch {
      return false;
    }
  }
}
