import { Prisma } from '@stepwise/db/client';
import type { Database } from '../../../lib/db/db.ts';

type Deps = { readonly db: Database };

/** Time between two polls; a stream may outlive its session or token by that. */
const LOOK_MS = 500;

/**
 * Notifies open streams when their session or token ends. It polls the database twice a second, however many
 * streams are open, and not at all while there are none.
 */
export class SessionWatch {
  readonly #deps: Deps;
  readonly #watched = new Map<string, Set<() => void>>();
  #timer: NodeJS.Timeout | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Calls `onEnd` once when the session or token with this id ends; returns a function that stops watching. */
  watch(id: string, onEnd: () => void): () => void {
    const watchers = this.#watched.get(id) ?? new Set();
    this.#watched.set(id, watchers.add(onEnd));
    this.#schedule();
    return () => {
      watchers.delete(onEnd);
      if (watchers.size === 0 && this.#watched.get(id) === watchers) {
        this.#watched.delete(id);
      }
    };
  }

  #schedule(): void {
    if (this.#timer !== null || this.#watched.size === 0) return;
    this.#timer = setTimeout(() => {
      void this.#look().finally(() => {
        this.#timer = null;
        this.#schedule();
      });
    }, LOOK_MS);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    const ids = [...this.#watched.keys()];
    if (ids.length === 0) return;
    try {
      const rows = await this.#deps.db.read<{ id: string }>(Prisma.sql`
        SELECT id FROM "Session" WHERE id = ANY(${ids}::uuid[]) AND "expiresAt" > now()
        UNION ALL
        SELECT id FROM "ApiToken" WHERE id = ANY(${ids}::uuid[]) AND "expiresAt" > now()`);
      const standing = new Set(rows.map(({ id }) => id));
      for (const id of ids) if (!standing.has(id)) this.#end(id);
    } catch {
      // An unreachable database has ended nothing; the next poll will tell.
    }
  }

  #end(id: string): void {
    const watchers = this.#watched.get(id) ?? [];
    this.#watched.delete(id);
    for (const onEnd of watchers) onEnd();
  }
}
