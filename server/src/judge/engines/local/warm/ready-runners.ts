import type { QuietLock } from '../../../quiet-lock.ts';
import type { Box } from '../box/box.ts';
import type { ProgramFile, ShareRequest } from '../box/box-messages.ts';
import type { BoxPool } from '../box/box-pool.ts';
import { compilerOf } from './compiler.ts';
import { hasFreeMemory } from '../machine/free-memory.ts';
import type { SharedRecipe } from '../languages/toolchain.ts';

/** Each costs an idle interpreter: 30 to 40 MB. */
const MOST_READY = 4;
/** What a job can use: one for its largest test, one for all others. */
const OF_A_KIND = 2;
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

type Ready = {
  readonly kind: string;
  box: Box | null;
  readonly idle: NodeJS.Timeout;
  readonly settled: Promise<void>;
};

/**
 * Interpreters that have started before anybody knows what they are to run, each in a box of its own.
 * There are two of a kind where a job has ended that could have used them: the next job often wants the
 * same language with the same limits. With any other limits it is another kind.
 */
export class ReadyRunners {
  readonly #options: ReadyOptions;
  readonly #closing = new AbortController();
  /** The oldest first. */
  readonly #ready = new Set<Ready>();
  #starting = Promise.resolve();
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
    for (const ready of this.#of(kindOf(share))) {
      if (!ready.box) continue;
      this.#forget(ready);
      if (ready.box.usable) return ready.box;
    }
    return null;
  }

  /** Starts them in the background, one after another, where there is memory for them. */
  prepare(share: ShareRequest): void {
    // A copy needs no start.
    if (share.fork) return;
    const kind = kindOf(share);
    for (let missing = OF_A_KIND - this.#of(kind).length; missing > 0; missing -= 1) {
      if (this.#closing.signal.aborted || !hasFreeMemory(RUNNER_KB)) return;
      this.#start(kind, share);
    }
  }

  #of(kind: string): Ready[] {
    return [...this.#ready].filter((ready) => ready.kind === kind);
  }

  #start(kind: string, share: ShareRequest): void {
    const idle = setTimeout(() => this.#drop(ready), this.#options.idleMs ?? IDLE_MS).unref();
    const settled = this.#starting.then(async () => {
      const box = this.#ready.has(ready) ? await this.#boot(share) : null;
      if (!this.#ready.has(ready)) box?.destroy();
      else if (box) ready.box = box;
      else this.#forget(ready);
    });
    this.#starting = settled;
    const ready: Ready = { kind, box: null, idle, settled };
    this.#ready.add(ready);
    const [oldest] = this.#ready;
    if (oldest && this.#ready.size > MOST_READY) this.#drop(oldest);
  }

  /** Resolves when nothing is starting. */
  async settled(): Promise<void> {
    await Promise.all([...this.#ready].map(({ settled }) => settled));
  }

  close(): void {
    this.#closing.abort(new Error('The judge is closing'));
    for (const ready of [...this.#ready]) this.#drop(ready);
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

  #drop(ready: Ready): void {
    ready.box?.destroy();
    this.#forget(ready);
  }

  #forget(ready: Ready): void {
    clearTimeout(ready.idle);
    this.#ready.delete(ready);
  }
}

/** Everything that a process is started with and cannot be told later. */
function kindOf({ argv, limits }: ShareRequest): string {
  return JSON.stringify([argv, limits]);
}
