import type { Job } from '../../../engine.ts';
import type { Claim, FairSlots, Release } from '../../fair-slots.ts';

export function claimOf({ owner, isShort = false, isBackground = false, limits }: Job): Claim {
  return { owner, isShort, isBackground, memoryKb: limits.memoryKb };
}

/** The slot a job has of its own, but for when it gives way. Its helpers take further ones. */
export class Slot {
  readonly #slots: FairSlots;
  readonly #claim: Claim;
  #release: Release;

  constructor(slots: FairSlots, claim: Claim, release: Release) {
    this.#slots = slots;
    this.#claim = claim;
    this.#release = release;
  }

  /** Called between two tests: gives way to short jobs, and as a background job to any other. */
  async letOthersIn(signal: AbortSignal): Promise<void> {
    if (!this.#slots.shouldLetIn(this.#claim)) return;
    const back = this.#slots.acquire({ ...this.#claim, isBack: true }, signal);
    this.#release();
    this.#release = await back;
  }

  release(): void {
    this.#release();
  }
}
