import { banded, FLUSH, pktLine, readPktLines } from '../../lib/git/pkt-line.ts';
import { packOf } from '../../lib/git/pack.ts';
import type { PackedCommit } from './record.service.ts';

/** What a client wants and has already, see gitprotocol-pack(5). */
export type FetchRequest = {
  readonly wants: readonly string[];
  readonly haves: readonly string[];
  /** Whether the client has said all that it has. */
  readonly isDone: boolean;
  readonly isBanded: boolean;
  /** Whether parts of objects may be made of others that the client has. */
  readonly isThin: boolean;
};

const BRANCH = 'refs/heads/main';
const ABILITIES = [
  ...['multi_ack_detailed', 'side-band-64k', 'thin-pack', 'no-progress'],
  ...['object-format=sha1', `symref=HEAD:${BRANCH}`, 'agent=stepwise'],
].join(' ');
const NO_ID = '0'.repeat(40);
const ID = /^[\da-f]{40}$/;

/** What git is told first: where the branch stands, and what can be done. */
export function advertise(head: string | undefined): Buffer {
  const refs =
    head === undefined
      ? [pktLine(`${NO_ID} capabilities^{}\0${ABILITIES}\n`)]
      : [pktLine(`${head} HEAD\0${ABILITIES}\n`), pktLine(`${head} ${BRANCH}\n`)];
  return Buffer.concat([pktLine('# service=git-upload-pack\n'), FLUSH, ...refs, FLUSH]);
}

/** What git shows as the server's reason, after which it ends. */
export function refusal(reason: string): Buffer {
  return pktLine(`ERR ${reason}\n`);
}

/**
 * @returns null for what no git asks of what was advertised
 * @throws {PktLineError}
 */
export function readFetch(body: Buffer): FetchRequest | null {
  const lines = readPktLines(body).filter((line) => line !== null);
  const wants: string[] = [];
  const haves: string[] = [];
  let abilities = '';
  for (const line of lines) {
    const [word = '', id = '', ...rest] = line.split(' ');
    if (word === 'done') break;
    if (!ID.test(id)) return null;
    if (word === 'have') haves.push(id);
    else if (word === 'want' && haves.length === 0) wants.push(id);
    else return null;
    if (word === 'want' && wants.length === 1) abilities = ` ${rest.join(' ')} `;
  }
  if (wants.length === 0) return null;
  return {
    ...{ wants, haves, isDone: lines.includes('done') },
    isBanded: abilities.includes(' side-band-64k '),
    isThin: abilities.includes(' thin-pack '),
  };
}

/** The answer, piece by piece; null when a commit is wanted that is none of these. */
export function answerFetch(
  commits: readonly PackedCommit[],
  request: FetchRequest,
): Iterable<Buffer> | null {
  const places = new Map(commits.map(({ id }, place) => [id, place]));
  const wanted = request.wants.map((id) => places.get(id));
  if (wanted.includes(undefined)) return null;
  const last = Math.max(...wanted.map((place) => place ?? 0));
  const common = request.haves.filter((id) => places.has(id));
  const newest = Math.max(-1, ...common.map((id) => places.get(id) ?? -1));
  const newestId = commits[newest]?.id;
  if (!request.isDone) return [Buffer.concat(negotiation(common, newestId))];
  // The history is one line: whoever has a commit has all before it.
  const from = request.isThin ? newest + 1 : 0;
  return packed(commits.slice(from, last + 1), request, newestId);
}

/** That a commit both have was found is enough: nothing has to be asked for further. */
function negotiation(common: readonly string[], newest: string | undefined): Buffer[] {
  const acks = common.map((id) => pktLine(`ACK ${id} common\n`));
  const ready = newest === undefined ? [] : [pktLine(`ACK ${newest} ready\n`)];
  return [...acks, ...ready, pktLine('NAK\n')];
}

function* packed(
  commits: readonly PackedCommit[],
  { isBanded }: FetchRequest,
  newest: string | undefined,
): Generator<Buffer> {
  yield pktLine(newest === undefined ? 'NAK\n' : `ACK ${newest}\n`);
  const { pieces } = packOf(commits.flatMap(({ entries }) => entries));
  if (!isBanded) {
    yield* pieces;
    return;
  }
  yield* banded(pieces);
  yield FLUSH;
}
