import type { ProblemListItem } from '@stepwise/contracts/problem';
import type { Reader } from '../../lib/db.ts';
import { presentListItem } from './problem.presenter.ts';
import { findListState, listProblems } from './problem.queries.ts';

type Entry = { readonly item: ProblemListItem; readonly json: string };
type Edition = { readonly version: string; readonly entries: Promise<readonly Entry[]> };

/**
 * The list of problems as it is sent. All but the marks of the person who asks is the same for
 * everybody, and with a thousand problems reading and writing it down costs more than everything
 * else together: so that is done once for each change of a problem. The database is asked each time
 * whether there was one, so nobody sees an old list, however many servers there are.
 */
export class ProblemList {
  readonly #db: Reader;
  #edition: Edition | null = null;

  constructor(db: Reader) {
    this.#db = db;
  }

  /** The items of the list, oldest first, as a JSON array with the marks of `userId` in it. */
  async jsonFor(userId: string): Promise<string> {
    const { version, solvedIds } = await findListState(this.#db, userId);
    const entries = await this.#entriesOf(version);
    const solved = new Set(solvedIds);
    const parts = entries.map(({ item, json }) =>
      solved.has(item.id) ? JSON.stringify({ ...item, solvedBy: [{ userId }] }) : json,
    );
    return `[${parts.join(',')}]`;
  }

  #entriesOf(version: string): Promise<readonly Entry[]> {
    if (this.#edition?.version === version) return this.#edition.entries;
    const edition = { version, entries: this.#load() };
    this.#edition = edition;
    edition.entries.catch(() => {
      if (this.#edition === edition) this.#edition = null;
    });
    return edition.entries;
  }

  async #load(): Promise<readonly Entry[]> {
    const rows = await listProblems(this.#db);
    return rows.map((row) => {
      const item = presentListItem({ ...row, isSolved: false }, '');
      return { item, json: JSON.stringify(item) };
    });
  }
}
