import { setImmediate } from 'node:timers/promises';
import type { RecordChoice } from '@stepwise/contracts/record-limits';
import { AppError, notFound, unauthenticated } from '../../http/app-error.ts';
import { Packer, type PackEntry } from '../../lib/git/pack.ts';
import type { Reader } from '../../lib/db/db.ts';
import { findSeal } from '../seals/seal.queries.ts';
import { planCommits, type PlannedCommit } from './plan-commits.ts';
import { RecordObjects, type RecordCommit, type RecordFile } from './record-objects.ts';
import { findName, listSolutions, readSources } from './record.queries.ts';

/** The most that one record may hold. */
export const RECORD_COMMITS_MAX = 20_000;
export const RECORD_BYTES_MAX = 50 * 1024 * 1024;
/** Nobody is mailed by a commit, and nobody's address is in it. */
const EMAIL = 'record@stepwise.invalid';
/** Sources read at once. */
const PAGE = 100;
/** Commits built before others have their turn. */
const AT_ONCE = 5;

export type PackedCommit = { readonly id: string; readonly entries: readonly PackEntry[] };

export type PackedRecord = {
  /** The oldest first. */
  readonly commits: readonly PackedCommit[];
  /** Of the last commit. */
  readonly files: readonly RecordFile[];
};

type Asked = {
  readonly userId: string;
  readonly choice: RecordChoice;
  readonly signal: AbortSignal;
};

/**
 * The ids of the commits of a person's record, the oldest first.
 * @throws CONFLICT while the person rehearses; PAYLOAD_TOO_LARGE
 */
export async function listCommits(db: Reader, asked: Asked): Promise<string[]> {
  const ids: string[] = [];
  await build(db, asked, ({ id }) => ids.push(id));
  return ids;
}

/**
 * A person's record with all its objects.
 * @throws CONFLICT while the person rehearses; PAYLOAD_TOO_LARGE
 */
export async function packRecord(db: Reader, asked: Asked): Promise<PackedRecord> {
  const packer = new Packer();
  const commits: PackedCommit[] = [];
  const files = await build(db, asked, ({ id, objects }) => {
    const entries = objects.map(({ object, base }) => packer.pack(object, base));
    commits.push({ id, entries });
  });
  return { commits, files };
}

async function build(
  db: Reader,
  { userId, choice, signal }: Asked,
  take: (commit: RecordCommit) => void,
): Promise<RecordFile[]> {
  // It has programs of before: whoever rehearses would have them back.
  if (await findSeal(db, userId)) {
    throw new AppError('CONFLICT', 'You can have your record when your rehearsal has ended');
  }
  const name = await findName(db, userId);
  if (name === null) throw unauthenticated();
  const planned = await planRecord(db, userId, choice);
  const author = { name, email: EMAIL };
  const objects = new RecordObjects(author, sourcesInOrder(db, userId, planned));
  for (const [index, commit] of planned.entries()) {
    if (index % AT_ONCE === 0) await setImmediate();
    signal.throwIfAborted();
    take(await objects.add(commit));
  }
  return objects.files();
}

/** @throws PAYLOAD_TOO_LARGE */
async function planRecord(
  db: Reader,
  userId: string,
  choice: RecordChoice,
): Promise<PlannedCommit[]> {
  const solutions = await listSolutions(db, userId, RECORD_COMMITS_MAX + 1);
  // Of so many not even the first of each problem are looked for.
  if (solutions.length > RECORD_COMMITS_MAX) {
    throw tooLarge(`${RECORD_COMMITS_MAX} programs: the export of your account has them all`);
  }
  const planned = planCommits(solutions, choice);
  const bytesOf = new Map(solutions.map(({ id, bytes }) => [id, bytes]));
  const shown = new Set(planned.flatMap((commit) => (commit.shown ? [commit.shown.id] : [])));
  const bytes = [...shown].reduce((sum, id) => sum + (bytesOf.get(id) ?? 0), 0);
  if (bytes > RECORD_BYTES_MAX || planned.length > RECORD_COMMITS_MAX) {
    const most = `${RECORD_COMMITS_MAX} commits or ${RECORD_BYTES_MAX >> 20} MiB`;
    const advice = choice === 'all' ? ': take the first or the latest of each problem' : '';
    throw tooLarge(`${most}${advice}`);
  }
  return planned;
}

function tooLarge(most: string): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', `This record has more than ${most}`);
}

/** Reads sources page by page, as the commits come to them. */
function sourcesInOrder(db: Reader, userId: string, planned: readonly PlannedCommit[]) {
  const ids = [...new Set(planned.flatMap(({ shown }) => (shown ? [shown.id] : [])))];
  let page = new Map<string, string>();
  return async (id: string): Promise<string> => {
    if (!page.has(id)) {
      const from = ids.indexOf(id);
      page = await readSources(db, userId, ids.slice(from, from + PAGE));
    }
    const source = page.get(id);
    if (source === undefined) throw notFound('Submission');
    return source;
  };
}
