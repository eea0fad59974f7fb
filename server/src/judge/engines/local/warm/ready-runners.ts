import type { Box } from '../box/box.ts';
import { USUAL_ROOM } from '../box/box-messages.ts';
import type { ProgramFile, ShareRequest } from '../box/box-messages.ts';
import type { SharedRecipe } from '../languages/toolchain.ts';
import { hasFreeMemory } from '../machine/free-memory.ts';
import { compilerOf } from './compiler.ts';
import { WarmBoxes } from './warm-boxes.ts';
import type { WarmOptions } from './warm-boxes.ts';

/** Each costs an idle interpreter: 30 to 40 MB. */
const MOST_READY = 4;
/** What a job can use: one for its largest test, one for all others. */
const OF_A_KIND = 2;
const RUNNER_KB = 64 << 10;
/** What an interpreter may use while it starts, before there is a program. */
const BOOT_LIMITS = {
  ...{ ...USUAL_ROOM, cpuMs: 10_000, wallMs: 20_000 },
  ...{ memoryKb: 512 << 10, outputBytes: 1 << 20 },
};

/**
 * Interpreters that have started before anybody knows what they are to run, each in a box of its own.
 * There are two of a kind where a job has ended that could have used them: the next job often wants the
 * same language with the same limits. With any other limits it is another kind.
 */
export class ReadyRunners {
  readonly #options: WarmOptions;
  readonly #boxes: WarmBoxes;
  readonly #files = new Map<SharedRecipe, Promise<readonly ProgramFile[] | null>>();

  constructor(options: WarmOptions) {
    this.#options = options;
    this.#boxes = new WarmBoxes(options, MOST_READY);
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
    return this.#boxes.take(kindOf(share));
  }

  /** Starts them in the background, where there is memory for them. */
  prepare(share: ShareRequest): void {
    // A copy needs no start.
    if (share.fork) return;
    const kind = kindOf(share);
    const complaint = 'No runner could be started in advance';
    for (let count = this.#boxes.countOf(kind); count < OF_A_KIND; count += 1) {
      if (!hasFreeMemory(RUNNER_KB)) return;
      this.#boxes.start(kind, { box: 'run', share, limits: BOOT_LIMITS, complaint });
    }
  }

  /** Resolves when nothing is starting. */
  async settled(): Promise<void> {
    await this.#boxes.settled();
  }

  close(): void {
    this.#boxes.close();
  }

  async #compile(recipe: SharedRecipe): Promise<readonly ProgramFile[] | null> {
    const { pool, quiet } = this.#options;
    const { closing: signal } = this.#boxes;
    try {
      return await recipe.files(compilerOf({ pool, quiet, signal, warm: null }));
    } catch (error) {
      this.#files.delete(recipe);
      if (!signal.aborted) pool.log(`A runner is not compiled: ${String(error)}`);
      return null;
    }
  }
}

/** Everything that a process is started with and cannot be told later. */
function kindOf({ argv, limits }: ShareRequest): string {
  return JSON.stringify([argv, limits]);
}
