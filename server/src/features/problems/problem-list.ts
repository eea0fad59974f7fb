import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Reader } from '../../lib/db/db.ts';
import { shareRuns } from '../../lib/cache/share-runs.ts';
import { presentListItem } from './problem.presenter.ts';
import type { Viewer } from './visible-problem.queries.ts';
import { findListVersion, listMarks, listProblems, type ProblemMark } from './problem.queries.ts';

const compress = promisify(gzip);

const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url');

/** The response as bytes, with their hash and the position of each item. */
type Edition = {
  readonly bytes: Buffer;
  readonly hash: string;
  readonly places: ReadonlyMap<string, { readonly start: number; readonly end: number }>;
};

const START = '{"message":"Problems fetched successfully","data":[';
const END = ']}';

/** What an item says of a user who has not tried it, has tried it, and has solved it. */
const UNMARKED = '"solvedBy":[],"tried":false';
const TRIED = '"solvedBy":[],"tried":true';
const solvedBy = (userId: string): string => `"solvedBy":[{"userId":"${userId}"}],"tried":true`;

/** Size of the cache of compressed responses, in bytes; each has about 40 kB. */
const KEPT_BYTES = 16 * 1024 * 1024;

export type ListForUser = {
  /** Changes whenever the result of `read` does, also with a release that says more of a problem. */
  readonly etag: string;
  /** The whole response in UTF-8, the highest number first. */
  readonly read: () => Buffer;
  /** The same through gzip. */
  readonly readCompressed: () => Promise<Buffer>;
};

/**
 * A cache of the serialized list of problems for people of one role. Only the marks differ between users, and with a
 * thousand problems reading and serializing costs more than everything else together, so that is done
 * once per change of a problem. Each request compares the version with the database, so a list is never
 * stale, however many servers there are; concurrent requests share that query.
 */
export class ProblemList {
  readonly #db: Reader;
  readonly #viewer: Viewer;
  readonly #version: () => Promise<string>;
  readonly #compressed = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (bytes) => bytes.byteLength,
  });
  #newest: { readonly version: string; readonly edition: Promise<Edition> } | null = null;

  constructor(db: Reader, role: Viewer['role']) {
    this.#db = db;
    this.#viewer = { id: '', role, setter: null };
    this.#version = shareRuns(() => findListVersion(db, this.#viewer));
  }

  async forUser(userId: string): Promise<ListForUser> {
    const [version, marks] = await Promise.all([this.#version(), listMarks(this.#db, userId)]);
    const edition = await this.#editionOf(version);
    // Without marks the response is the same for all users.
    const state = marks.length > 0 ? [edition.hash, solvedBy(userId), marks] : [edition.hash];
    const etag = `W/"${hashOf(JSON.stringify(state))}"`;
    const read = () => withMarks(edition, userId, marks);
    return { etag, read, readCompressed: () => this.#compress(etag, read) };
  }

  async #compress(etag: string, read: () => Buffer): Promise<Buffer> {
    const kept = this.#compressed.get(etag);
    if (kept) return kept;
    const bytes = await compress(read());
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
    const rows = await listProblems(this.#db, this.#viewer);
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
      const item = presentListItem({ ...row, isSolved: false, isTried: false }, '');
      const [before, after] = splitAtMark(JSON.stringify(item));
      add((index === 0 ? '' : ',') + before);
      const start = length;
      add(UNMARKED);
      places.set(item.id, { start, end: length });
      add(after);
    }
    add(END);
    const bytes = Buffer.concat(pieces);
    return { bytes, hash: hashOf(bytes), places };
  }
}

/** The last match is ours: a title comes before it, with its quotes escaped. */
function splitAtMark(json: string): [string, string] {
  const at = json.lastIndexOf(UNMARKED);
  if (at < 0) throw new Error('An item of the list has no place for a mark');
  return [json.slice(0, at), json.slice(at + UNMARKED.length)];
}

function withMarks({ bytes, places }: Edition, userId: string, marks: readonly ProblemMark[]) {
  const solved = Buffer.from(solvedBy(userId));
  const tried = Buffer.from(TRIED);
  const placed = marks.flatMap(({ id, isSolved }) => {
    const place = places.get(id);
    return place ? { ...place, mark: isSolved ? solved : tried } : [];
  });
  placed.sort((left, right) => left.start - right.start);
  const pieces: Buffer[] = [];
  let at = 0;
  for (const { start, end, mark } of placed) {
    pieces.push(bytes.subarray(at, start), mark);
    at = end;
  }
  return Buffer.concat([...pieces, bytes.subarray(at)]);
}
