/** Bytes of one request: a batch of large inputs becomes several. */
const LARGEST_BATCH_BYTES = 8 << 20;

type Item = { readonly bytes: number };

/** The longest start of `items` that goes into one batch; at least one of them. */
export function nextBatch<T extends Item>(items: readonly T[], mostItems: number): T[] {
  const batch: T[] = [];
  let bytes = 0;
  for (const item of items.slice(0, mostItems)) {
    bytes += item.bytes;
    if (batch.length > 0 && bytes > LARGEST_BATCH_BYTES) break;
    batch.push(item);
  }
  return batch;
}

/** Groups of at most `size`. */
export function inGroups<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, group) => items.slice(group * size, (group + 1) * size));
}
