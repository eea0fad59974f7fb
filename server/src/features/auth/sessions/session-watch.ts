import { Prisma } from '@stepwise/db/client';
import type { Database } from '../../../lib/db/db.ts';

type Deps = { readonly db: Database };

/** What to call at the end, and whether that is also when its person is no administrator any more. */
type Watcher = { readonly onEnd: () => void; readonly isForAdmins: boolean };

type Standing = { readonly id: string; readonly isAdmin: boolean };

/** Time between two polls; a stream may outlive its session or token by that. */
const LOOK_MS = 500;

/**
 * Notifies open streams when their session or token ends. It polls the database twice a second, however many
 * streams are open, and not at all while there are none.
 */
export class SessionWatch {
  readonly #deps: Deps;
  readonly #watched = new Map<string, Set<Watcher>>();
  #timer: NodeJS.Timeout | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Calls `onEnd` once when the session or token with this id ends, and for what is for administrators when its
   * person is one no longer; returns a function that stops watching.
   */
  watch(id: string, onEnd: () => void, isForAdmins = false): () => void {
    const watcher = { onEnd, isForAdmins };
    const watchers = this.#watched.get(id) ?? new Set();
    this.#watched.set(id, watchers.add(watcher));
    this.#schedule();
    return () => {
      watchers.delete(watcher);
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
      const rows = await this.#deps.db.read<Standing>(Prisma.sql`
        SELECT s.id, u.role = 'ADMIN' AS "isAdmin" FROM "Session" s JOIN "User" u ON u.id = s."userId"
        WHERE s.id = ANY(${ids}::uuid[]) AND s."expiresAt" > now()
        UNION ALL
        SELECT id, false FROM "ApiToken" WHERE id = ANY(${ids}::uuid[]) AND "expiresAt" > now()`);
      const standing = new Map(rows.map((row) => [row.id, row]));
      for (const id of ids) this.#end(id, standing.get(id));
    } catch {
      // An unreachable database has ended nothing; the next poll will tell.
    }
  }

  /** Ends what does not go on with what stands of a session; undefined: nothing. */
  #end(id: string, standing: Standing | undefined): void {
    const watchers = this.#watched.get(id) ?? new Set();
    for (const watcher of [...watchers]) {
      if (standing && (standing.isAdmin || !watcher.isForAdmins)) continue;
      watchers.delete(watcher);
      watcher.onEnd();
    }
    if (watchers.size === 0) this.#watched.delete(id);
  }
}
