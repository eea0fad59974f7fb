/**
 * Does the work of every item, at most `atOnce` at a time, and yields the results in the order of the
 * items. Only as many are held as are worked on.
 * @throws what the work throws, when its turn comes
 */
export async function* workAhead<Item, Result>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, void, undefined> {
  const begun: Promise<Result>[] = [];
  for (const item of items) {
    const result = work(item);
    // Whoever waits for it hears of its failure.
    result.catch(() => undefined);
    begun.push(result);
    const next = begun.length >= atOnce ? begun.shift() : undefined;
    if (next) yield await next;
  }
  for (const result of begun) yield await result;
}
