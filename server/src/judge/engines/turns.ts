/** A queue that serves its owners in turn (round robin), and each owner's entries in their order. */
export class Turns<T> {
  readonly #owners = new Map<string, T[]>();

  add(owner: string, item: T): void {
    this.#owners.set(owner, [...(this.#owners.get(owner) ?? []), item]);
  }

  /** Whose turn it is; undefined when nobody waits. */
  peek(): T | undefined {
    const [queue] = this.#owners.values();
    return queue?.[0];
  }

  /** Takes the one whose turn it is. */
  take(): T | undefined {
    const [entry] = this.#owners.entries();
    if (!entry) return undefined;
    const [owner, [item, ...rest]] = entry;
    this.#owners.delete(owner);
    if (rest.length > 0) this.#owners.set(owner, rest);
    return item;
  }

  /** Lets go who does not want to wait any longer. Answers whether it was waiting. */
  remove(owner: string, item: T): boolean {
    const queue = this.#owners.get(owner) ?? [];
    const rest = queue.filter((other) => other !== item);
    if (rest.length > 0) this.#owners.set(owner, rest);
    else this.#owners.delete(owner);
    return rest.length < queue.length;
  }
}
