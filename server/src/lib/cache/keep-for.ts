import { LRUCache } from 'lru-cache';

/**
 * Answers with what `read` gave, for so many milliseconds; who asks while it reads shares that. What fails is not
 * kept.
 */
export function keepFor<T extends object | string>(
  ms: number,
  read: () => Promise<T>,
): () => Promise<T> {
  const kept = new LRUCache<'it', T>({ max: 1, ttl: ms, fetchMethod: read });
  return async () => {
    const it = await kept.fetch('it');
    if (it === undefined) throw new Error('Nothing was read');
    return it;
  };
}
