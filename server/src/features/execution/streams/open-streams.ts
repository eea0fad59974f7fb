/**
 * The streams that each person has open on this server. Whoever opens one too many loses the oldest:
 * it is that of a tab which was forgotten, or of a connection that is dead and has not been noticed.
 */
export class OpenStreams {
  readonly #most: number;
  readonly #open = new Map<string, Set<() => void>>();

  /** @param most for one person at once */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Takes a place, always.
   * @param giveWay called when a newer stream of the person needs the place
   * @returns to be called when the stream has ended
   */
  enter(userId: string, giveWay: () => void): () => void {
    const open = this.#open.get(userId) ?? new Set();
    this.#open.set(userId, open.add(giveWay));
    const [oldest] = open;
    if (open.size > this.#most && oldest) {
      open.delete(oldest);
      oldest();
    }
    return () => {
      open.delete(giveWay);
      if (open.size === 0 && this.#open.get(userId) === open) this.#open.delete(userId);
    };
  }
}
