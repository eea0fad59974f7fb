import { QueueFullError } from '../engine.ts';
import { Turns } from './turns.ts';

/** Gives the slot back; calling it again does nothing. */
export type Release = () => void;

export type Claim = {
  /** Who asks: owners take turns. */
  readonly owner: string;
  /** Whether it goes before what takes longer. */
  readonly isShort?: boolean;
  /** Whether it waits until nobody else does. */
  readonly isBackground?: boolean;
  /** Memory that it may come to need. */
  readonly memoryKb?: number;
  /** Whether it has been in before: then there is always room for it to wait. */
  readonly isBack?: boolean;
};

type Waiting = { readonly claim: Claim; readonly grant: (release: Release) => void };

/** How many short jobs may overtake a long one that waits. */
const SHORT_IN_A_ROW = 3;

export type SlotOptions = {
  readonly total: number;
  readonly maxWaiting: number;
  /** Whether so much memory is free; asked for all but the first that runs. */
  readonly hasMemory?: (kb: number) => boolean;
};

/** A fixed number of slots, for which owners wait in turn. */
export class FairSlots {
  readonly #options: SlotOptions;
  #total: number;
  readonly #short = new Turns<Waiting>();
  readonly #long = new Turns<Waiting>();
  readonly #background = new Turns<Waiting>();
  #busy = 0;
  /** What everything that runs may come to need together. */
  #claimedKb = 0;
  #waitingCount = 0;
  #backgroundCount = 0;
  #shortInARow = 0;

  constructor(options: SlotOptions) {
    this.#options = options;
    this.#total = options.total;
  }

  get total(): number {
    return this.#total;
  }

  /** Who waits gets what is added; what is taken away is missing once it is given back. */
  resize(total: number): void {
    this.#total = total;
    this.#serve();
  }

  /** How many wait, not counting those in the background. */
  get waitingCount(): number {
    return this.#waitingCount;
  }

  /** Whether the holder of a slot should give way: a long job to short ones, a background job to all. */
  shouldLetIn({ isShort, isBackground }: Claim): boolean {
    if (isBackground === true) return this.#waitingCount > 0;
    return isShort !== true && this.#short.peek() !== undefined;
  }

  /** A free slot; null if there is none, or if somebody waits who would go first. */
  tryAcquire(claim: Claim): Release | null {
    const ahead = this.#waitingCount + (claim.isBackground === true ? this.#backgroundCount : 0);
    return ahead === 0 && this.#hasRoom(claim) ? this.#take(claim) : null;
  }

  /**
   * @throws {QueueFullError}
   * @throws the signal's reason when it is aborted while waiting
   */
  async acquire(claim: Claim, signal: AbortSignal): Promise<Release> {
    signal.throwIfAborted();
    const free = this.tryAcquire(claim);
    if (free) return free;
    const { maxWaiting } = this.#options;
    const alike = claim.isBackground === true ? this.#backgroundCount : this.#waitingCount;
    if (alike >= maxWaiting && !claim.isBack) {
      throw new QueueFullError(`${maxWaiting} jobs are waiting already`);
    }
    return await new Promise<Release>((resolve, reject) => {
      const turns = this.#turnsOf(claim);
      const leave = () => {
        if (turns.remove(claim.owner, waiting)) this.#count(turns, -1);
        reject(signal.reason as Error);
      };
      const waiting: Waiting = {
        claim,
        grant: (release) => {
          signal.removeEventListener('abort', leave);
          resolve(release);
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      turns.add(claim.owner, waiting);
      this.#count(turns, 1);
    });
  }

  /** One job always runs, even if less memory is free than it may need. */
  #hasRoom({ memoryKb = 0 }: Claim): boolean {
    const { hasMemory = () => true } = this.#options;
    return this.#busy === 0 || (this.#busy < this.#total && hasMemory(this.#claimedKb + memoryKb));
  }

  #take({ memoryKb = 0 }: Claim): Release {
    this.#busy += 1;
    this.#claimedKb += memoryKb;
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.#busy -= 1;
      this.#claimedKb -= memoryKb;
      this.#serve();
    };
  }

  /** Jobs that only lack memory are tried again when the next slot is given back. */
  #serve(): void {
    for (;;) {
      const turns = this.#nextTurns();
      const next = turns.peek();
      if (!next || !this.#hasRoom(next.claim)) return;
      turns.take();
      this.#count(turns, -1);
      this.#shortInARow = turns === this.#short ? this.#shortInARow + 1 : 0;
      next.grant(this.#take(next.claim));
    }
  }

  #turnsOf({ isShort, isBackground }: Claim): Turns<Waiting> {
    if (isBackground === true) return this.#background;
    return isShort === true ? this.#short : this.#long;
  }

  #count(turns: Turns<Waiting>, change: number): void {
    if (turns === this.#background) this.#backgroundCount += change;
    else this.#waitingCount += change;
  }

  #nextTurns(): Turns<Waiting> {
    if (this.#waitingCount === 0) return this.#background;
    const mayGoFirst = this.#shortInARow < SHORT_IN_A_ROW || !this.#long.peek();
    return this.#short.peek() && mayGoFirst ? this.#short : this.#long;
  }
}
