import type { QuietLock } from '../../../quiet-lock.ts';
import type { Box } from '../box.ts';
import type { ProgramFile, ShareRequest } from '../box-messages.ts';
import type { BoxPool } from '../box-pool.ts';
import { compilerOf } from '../compiler.ts';
import { hasFreeMemory } from '../free-memory.ts';
import type { SharedRecipe } from '../toolchain.ts';

/** Each costs an idle interpreter: 30 to 40 MB. */
const MOST_READY = 3;
const RUNNER_KB = 64 << 10;
const IDLE_MS = 10 * 60_000;
/** What the machine of a runner may take before there is a program. */
const BOOT_LIMITS = {
  ...{ cpuMs: 10_000, wallMs: 20_000, memoryKb: 512 << 10, dataKb: 2 << 20 },
  ...{ stackKb: 8 << 10, outputBytes: 1 << 20, processes: 128 },
};

export type ReadyOptions = {
  readonly pool: BoxPool;
  readonly quiet: QuietLock;
  readonly idleMs?: number;
};

type Ready = { box: Box | null; readonly idle: NodeJS.Timeout; readonly settled: Promise<void> };

/**
 * Interpreters that have started before anybody knows what they are to run, each in a box of its own.
 * There is one of a kind where a job has ended that could have used it: the next job often wants the
 * same language with the same limits. With any other limits it is another kind.
 */
export class ReadyRunners {
  readonly #options: ReadyOptions;
  readonly #closing = new AbortController();
  readonly #ready = new Map<string, Ready>();
  readonly #files = new Map<SharedRecipe, Promise<readonly ProgramFile[] | null>>();

  constructor(options: ReadyOptions) {
    this.#options = options;
  }

  /** What the recipe's processes are started from, compiled once. Null when that has failed. */
  filesFor(recipe: SharedRecipe): Promise<readonly ProgramFile[] | null> {
    const known = this.#files.get(recipe);
    if (known) return known;
    const files = this.#compile(recipe);
    this.#files.set(recipe, files);
    return files;
  }

  /** A box whose process waits for its first test: the taker's from now on. Null when there is none. */
  take(share: ShareRequest): Box | null {
    const kind = kindOf(share);
    const box = this.#ready.get(kind)?.box;
    if (!box) return null;
    this.#forget(kind);
    return box.usable ? box : null;
  }

  /** Starts one in the background, where there is none and memory for it. */
  prepare(share: ShareRequest): void {
    const kind = kindOf(share);
    if (this.#closing.signal.aborted || this.#ready.has(kind) || !hasFreeMemory(RUNNER_KB)) return;
    const idle = setTimeout(() => this.#drop(kind), this.#options.idleMs ?? IDLE_MS).unref();
    const settled = this.#boot(share).then((box) => {
      if (this.#ready.get(kind) !== ready) box?.destroy();
      else if (box) ready.box = box;
      else this.#forget(kind);
    });
    const ready: Ready = { box: null, idle, settled };
    this.#ready.set(kind, ready);
    const [oldest] = this.#ready.keys();
    if (oldest !== undefined && this.#ready.size > MOST_READY) this.#drop(oldest);
  }

  /** Resolves when nothing is starting. */
  async settled(): Promise<void> {
    await Promise.all([...this.#ready.values()].map(({ settled }) => settled));
  }

  close(): void {
    this.#closing.abort(new Error('The judge is closing'));
    for (const kind of [...this.#ready.keys()]) this.#drop(kind);
  }

  async #compile(recipe: SharedRecipe): Promise<readonly ProgramFile[] | null> {
    const { pool, quiet } = this.#options;
    try {
      const { signal } = this.#closing;
      return await recipe.files(compilerOf({ pool, quiet, signal, warm: null }));
    } catch (error) {
      this.#files.delete(recipe);
      if (!this.#closing.signal.aborted) pool.log(`A runner is not compiled: ${String(error)}`);
      return null;
    }
  }

  /** Never rejects: without it, a job starts its own. */
  async #boot(share: ShareRequest): Promise<Box | null> {
    const { pool, quiet } = this.#options;
    let box: Box | null = null;
    try {
      // What is measured beside it must know that it was not alone.
      const stretch = await quiet.together(this.#closing.signal);
      try {
        box = await pool.take('run');
        box.load([]);
        box.share(share);
        await box.boot(BOOT_LIMITS);
        pool.fill('run');
        return box;
      } finally {
        stretch.release();
      }
    } catch (error) {
      box?.destroy();
      if (!this.#closing.signal.aborted) pool.log(`No runner can be made ready: ${String(error)}`);
      return null;
    }
  }

  #drop(kind: string): void {
    this.#ready.get(kind)?.box?.destroy();
    this.#forget(kind);
  }

  #forget(kind: string): void {
    clearTimeout(this.#ready.get(kind)?.idle);
    this.#ready.delete(kind);
  }
}

/** Everything that a process is started with and cannot be told later. */
function kindOf({ argv, limits }: ShareRequest): string {
  return JSON.stringify([argv, limits]);
}
