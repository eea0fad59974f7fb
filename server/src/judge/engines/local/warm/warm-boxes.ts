import type { QuietLock } from '../../../quiet-lock.ts';
import type { Box } from '../box/box.ts';
import type { BoxLimits, ShareRequest } from '../box/box-messages.ts';
import type { BoxPool } from '../box/box-pool.ts';
import type { BoxKind } from '../languages/toolchain.ts';

const IDLE_MS = 10 * 60_000;

export type WarmOptions = {
  readonly pool: BoxPool;
  readonly quiet: QuietLock;
  /** A box that nobody has taken for so long is destroyed. */
  readonly idleMs?: number;
};

/** How a box is made warm. */
export type WarmUp = {
  readonly box: BoxKind;
  /** The process that is to wait in it. */
  readonly share: ShareRequest;
  readonly limits: BoxLimits;
  /** What else is done before it is of use. */
  readonly then?: (box: Box) => Promise<void>;
  /** What the operator is told where it cannot be done. */
  readonly complaint: string;
};

type Kept = { readonly kind: string; box: Box | null; idle?: NodeJS.Timeout };

/**
 * Boxes in which a process has started and waits for its first turn. They are started in the background,
 * one after another; who takes one may give it back.
 */
export class WarmBoxes {
  readonly #options: WarmOptions;
  readonly #most: number;
  readonly #closing = new AbortController();
  /** The oldest first. */
  readonly #kept = new Set<Kept>();
  #starting = Promise.resolve();

  /** @param most how many are kept */
  constructor(options: WarmOptions, most: number) {
    this.#options = options;
    this.#most = most;
  }

  /** Aborted when no more are started. */
  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  /** How many there are of the kind, those that are starting among them. */
  countOf(kind: string): number {
    return this.#of(kind).length;
  }

  /** Whether one of the kind can be taken. */
  has(kind: string): boolean {
    return this.#of(kind).some(({ box }) => box?.usable);
  }

  /** A box that is the taker's from now on. Null when none is ready. */
  take(kind: string): Box | null {
    for (const kept of this.#of(kind)) {
      if (!kept.box) continue;
      this.#forget(kept);
      if (kept.box.usable) return kept.box;
    }
    return null;
  }

  giveBack(kind: string, box: Box): void {
    if (this.closing.aborted) box.destroy();
    else this.#rest({ kind, box }, box);
  }

  /** Starts one more; the oldest goes for it where there are too many. */
  start(kind: string, warmUp: WarmUp): void {
    if (this.closing.aborted) return;
    const kept: Kept = { kind, box: null };
    this.#kept.add(kept);
    this.#starting = this.#starting.then(async () => {
      const box = this.#kept.has(kept) ? await this.#warm(warmUp) : null;
      if (!this.#kept.has(kept)) box?.destroy();
      else if (box) this.#rest(kept, box);
      else this.#forget(kept);
    });
    const [oldest] = this.#kept;
    if (oldest && this.#kept.size > this.#most) this.#drop(oldest);
  }

  /** Resolves when nothing is starting. */
  async settled(): Promise<void> {
    await this.#starting;
  }

  close(): void {
    this.#closing.abort(new Error('The judge is closing'));
    for (const kept of [...this.#kept]) this.#drop(kept);
  }

  /** Never rejects: without it, a job starts its own. */
  async #warm({ box: kind, share, limits, then, complaint }: WarmUp): Promise<Box | null> {
    const { pool, quiet } = this.#options;
    let box: Box | null = null;
    try {
      // What is measured beside it must know that it was not alone.
      const stretch = await quiet.together(this.closing);
      try {
        box = await pool.take(kind);
        box.load([]);
        box.share(share);
        await box.boot(limits);
        await then?.(box);
        pool.fill(kind);
        return box;
      } finally {
        stretch.release();
      }
    } catch (error) {
      box?.destroy();
      if (!this.closing.aborted) pool.log(`${complaint}: ${String(error).slice(0, 500)}`);
      return null;
    }
  }

  #of(kind: string): Kept[] {
    return [...this.#kept].filter((kept) => kept.kind === kind);
  }

  #rest(kept: Kept, box: Box): void {
    kept.box = box;
    kept.idle = setTimeout(() => this.#drop(kept), this.#options.idleMs ?? IDLE_MS).unref();
    this.#kept.add(kept);
  }

  #drop(kept: Kept): void {
    kept.box?.destroy();
    this.#forget(kept);
  }

  #forget(kept: Kept): void {
    clearTimeout(kept.idle);
    this.#kept.delete(kept);
  }
}
