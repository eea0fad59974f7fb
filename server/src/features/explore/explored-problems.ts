import { createHash } from 'node:crypto';
import type { ExploredProblem } from '@stepwise/contracts/explore';
import { LRUCache } from 'lru-cache';
import { notFound } from '../../http/app-error.ts';
import type { Database } from '../../lib/db/db.ts';
import { mayVisitorsRun } from '../auth/registration/registration.queries.ts';
import { findProblem } from '../problems/problem.queries.ts';
import { withHtml } from '../problems/statement/problem-html.presenter.ts';
import { findProblemVersion, VISITOR } from './explore.queries.ts';
import { presentExplored } from './explored-problem.presenter.ts';

const KEPT_BYTES = 8 * 1024 * 1024;

type Explored = { readonly data: ExploredProblem; readonly bytes: Buffer; readonly etag: string };

/**
 * A cache of problems as visitors see them. Each request compares the version with the database, so that a
 * problem that was changed or taken back is never shown as it was.
 */
export class ExploredProblems {
  readonly #db: Database;
  readonly #kept = new LRUCache<string, Explored>({
    maxSize: KEPT_BYTES,
    // The object beside the bytes is about as large.
    sizeCalculation: ({ bytes }) => 2 * bytes.byteLength,
  });

  constructor(db: Database) {
    this.#db = db;
  }

  /** @throws NOT_FOUND where there is none for visitors */
  async find(idOrSlug: string): Promise<Explored> {
    const [version, canRun] = await Promise.all([
      findProblemVersion(this.#db, idOrSlug),
      mayVisitorsRun(this.#db),
    ]);
    if (version === null) throw notFound('Problem');
    const key = `${version} ${String(canRun)}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const row = await findProblem(this.#db, idOrSlug, VISITOR);
    if (!row) throw notFound('Problem');
    const data = { ...(await withHtml(presentExplored(row))), canRun };
    const bytes = Buffer.from(JSON.stringify({ message: 'Problem fetched successfully', data }));
    // Of the content: whatever an upgrade changes about the answer changes it, too.
    const etag = `W/"${createHash('sha256').update(bytes).digest('base64url')}"`;
    const explored = { data, bytes, etag };
    // Its HTML may come in time for the next.
    if (data.html) this.#kept.set(key, explored);
    return explored;
  }
}
