import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Reader } from '../../lib/db.ts';
import { shareRuns } from '../../lib/share-runs.ts';
import { presentListItem } from './problem.presenter.ts';
import { findListVersion, listProblems, listSolvedIds } from './problem.queries.ts';

const compress = promisify(gzip);

/** The answer as bytes, with where each item stands in them. */
type Edition = {
  readonly bytes: Buffer;
  readonly places: ReadonlyMap<string, { readonly start: number; readonly end: number }>;
};

const START = '{"message":"Problems fetched successfully","data":[';
const END = ']}';

/** What is sent of an unmarked item, and of one that the person has solved. */
const UNMARKED = '"solvedBy":[]';
const marked = (userId: string): string => `"solvedBy":[{"userId":"${userId}"}]`;

/** Compressed answers that are kept for those who come back, in bytes; one has about 40 kB. */
const KEPT_BYTES = 16 * 1024 * 1024;

export type ListForUser = {
  /** Another one whenever `read` answers something else. */
  readonly etag: string;
  /** The whole answer in UTF-8, the items oldest first. */
  readonly read: () => Promise<Buffer>;
  /** The same through gzip. */
  readonly readCompressed: () => Promise<Buffer>;
};

/**
 * The list of problems as it is sent. All but the marks of the person who asks is the same for
 * everybody, and with a thousand problems reading and writing it down costs more than everything
 * else together: so that is done once for each change of a problem. The database is asked each time
 * whether there was one, so nobody sees an old list, however many servers there are; those who ask
 * at the same time share the question.
 */
export class ProblemList {
  readonly #db: Reader;
  readonly #version: () => Promise<string>;
  readonly #compressed = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (bytes) => bytes.byteLength,
  });
  #newest: { readonly version: string; readonly edition: Promise<Edition> } | null = null;

  constructor(db: Reader) {
    this.#db = db;
    this.#version = shareRuns(() => findListVersion(db));
  }

  async forUser(userId: string): Promise<ListForUser> {
    const [version, solvedIds] = await Promise.all([
      this.#version(),
      listSolvedIds(this.#db, userId),
    ]);
    // Without marks the answer is the same for everybody.
    const state = JSON.stringify(solvedIds.length > 0 ? [version, userId, solvedIds] : [version]);
    const etag = `W/"${createHash('sha256').update(state).digest('base64url')}"`;
    const read = async () => withMarks(await this.#editionOf(version), userId, solvedIds);
    return { etag, read, readCompressed: () => this.#compress(etag, read) };
  }

  async #compress(etag: string, read: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.#compressed.get(etag);
    if (kept) return kept;
    const bytes = await compress(await read());
    this.#compressed.set(etag, bytes);
    return bytes;
  }

  #editionOf(version: string): Promise<Edition> {
    if (this.#newest?.version === version) return this.#newest.edition;
    const newest = { version, edition: this.#load() };
    this.#newest = newest;
    newest.edition.catch(() => {
      if (this.#newest === newest) this.#newest = null;
    });
    return newest.edition;
  }

  async #load(): Promise<Edition> {
    const rows = await listProblems(this.#db);
    const places = new Map<string, { start: number; end: number }>();
    const pieces: Buffer[] = [];
    let length = 0;
    const add = (text: string): void => {
      const piece = Buffer.from(text);
      pieces.push(piece);
      length += piece.byteLength;
    };
    add(START);
    for (const [index, row] of rows.entries()) {
      const item = presentListItem({ ...row, isSolved: false }, '');
      const [before, after] = splitAtMark(JSON.stringify(item));
      add((index === 0 ? '' : ',') + before);
      const start = length;
      add(UNMARKED);
      places.set(item.id, { start, end: length });
      add(after);
    }
    add(END);
    return { bytes: Buffer.concat(pieces), places };
  }
}

/** The last one is ours: whatever a title says stands before it, with its quotes escaped. */
function splitAtMark(json: string): [string, string] {
  const at = json.lastIndexOf(UNMARKED);
  if (at < 0) throw new Error('An item of the list has no place for a mark');
  return [json.slice(0, at), json.slice(at + UNMARKED.length)];
}

function withMarks({ bytes, places }: Edition, userId: string, solvedIds: readonly string[]) {
  const mark = Buffer.from(marked(userId));
  const solved = solvedIds.flatMap((id) => places.get(id) ?? []);
  solved.sort((left, right) => left.start - right.start);
  const pieces: Buffer[] = [];
  let at = 0;
  for (const { start, end } of solved) {
    pieces.push(bytes.subarray(at, start), mark);
    at = end;
  }
  return Buffer.concat([...pieces, bytes.subarray(at)]);
}
