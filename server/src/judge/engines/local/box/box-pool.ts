import { Box } from './box.ts';
import type { BoxOptions } from './box.ts';
import type { BoxGroups } from '../machine/cgroup/box-groups.ts';
import { compilePython } from './python-bytecode.ts';
import { BoxLostError } from './questions.ts';
import type { BoxKind } from '../languages/toolchain.ts';

/** What a box of each kind is made of, and how many are kept ready. */
export type BoxRecipe = Omit<BoxOptions, 'groups' | 'supervisor'> & {
  /** Its source. */
  readonly supervisor: Uint8Array;
  readonly ready: number;
};

export type PoolOptions = {
  readonly recipes: Readonly<Record<BoxKind, BoxRecipe>>;
  readonly groups?: BoxGroups | null;
  readonly log: (message: string) => void;
};

/**
 * Starts boxes ahead of time, because a start takes longer than a small test. A box that was taken
 * never comes back: its taker destroys it.
 */
export class BoxPool {
  readonly #options: PoolOptions;
  readonly #living = new Set<Box>();
  readonly #ready: Record<BoxKind, Promise<Box>[]> = { run: [], typescript: [] };
  /** By its source. */
  readonly #bytecode = new Map<Uint8Array, Promise<Uint8Array>>();
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** @throws {BoxLostError} when no box can be started */
  async take(kind: BoxKind): Promise<Box> {
    for (let next = this.#ready[kind].shift(); next; next = this.#ready[kind].shift()) {
      const box = await next.catch(() => null);
      if (box?.usable) return this.#handOver(kind, box);
    }
    return this.#handOver(kind, await this.#start(kind));
  }

  /** Resolves when every box that is to be ready is, or has failed. */
  async settled(): Promise<void> {
    await Promise.allSettled(Object.values(this.#ready).flat());
  }

  /** Starts in the background what is missing. For takers that keep their box, too. */
  fill(kind: BoxKind): void {
    const wanted = this.#options.recipes[kind].ready;
    while (!this.#closed && this.#ready[kind].length < wanted) {
      const starting = this.#start(kind);
      starting.catch((error: unknown) => this.#options.log(String(error)));
      this.#ready[kind].push(starting);
    }
  }

  /** A line for the operator. */
  log(message: string): void {
    this.#options.log(message);
  }

  /** Resolves when no process of any box is left. */
  async close(): Promise<void> {
    this.#closed = true;
    const living = [...this.#living];
    for (const box of living) box.destroy();
    await Promise.all(living.map((box) => box.closed));
  }

  /** The next box is started when this one ends, not beside its tests, unless it was the last ready one. */
  #handOver(kind: BoxKind, box: Box): Box {
    void box.closed.then(() => this.fill(kind));
    if (this.#ready[kind].length === 0) this.fill(kind);
    return box;
  }

  async #start(kind: BoxKind): Promise<Box> {
    const { recipes, groups = null } = this.#options;
    try {
      const supervisor = await this.#bytecodeOf(recipes[kind]);
      if (this.#closed) throw new BoxLostError('No more boxes are started');
      return await Box.start({ ...recipes[kind], supervisor, groups }, (box) => {
        this.#living.add(box);
        void box.closed.then(() => this.#living.delete(box));
      });
    } catch (error) {
      if (error instanceof BoxLostError) throw error;
      // Its first process could not be spawned.
      throw new BoxLostError(`The box could not be started: ${String(error)}`);
    }
  }

  #bytecodeOf({ supervisor, shape }: BoxRecipe): Promise<Uint8Array> {
    const known = this.#bytecode.get(supervisor);
    if (known) return known;
    const bytecode = compilePython(shape.python, supervisor, 'sitecustomize.py');
    this.#bytecode.set(supervisor, bytecode);
    // The next start tries anew.
    bytecode.catch(() => this.#bytecode.delete(supervisor));
    return bytecode;
  }
}
