import { TAPE_FINE_CHARS, TAPE_MAX_CHARS } from '@stepwise/contracts/tape-limits';
import type { TapeChunk } from '@stepwise/contracts/tape';
import { asApiError } from '../../../lib/api/failures/as-api-error.ts';
import { forgetTexts, keepText, keysWith, readText } from '../../../lib/browser/storage.ts';
import { postChunk } from '../rehearsal.api.ts';

/** Whose recording it is: see forget-locally.ts for what the key has to hold. */
export type TapeOwner = { readonly userId: string; readonly rehearsalId: string };

const PREFIX = 'stepwise.tape.v1';

/** Statuses with which a chunk may still be taken later. */
const PASSING = new Set([401, 408, 429]);

/** Keeps a chunk in this browser until the server has it. */
export function keepChunk(owner: TapeOwner, chunk: TapeChunk): void {
  const { position, take, seq } = chunk;
  const key = [prefixOf(owner), position, take, String(seq).padStart(6, '0')].join(':');
  keepText(key, JSON.stringify(chunk));
}

/** Forgets what this browser still has of a recording. */
export function forgetRecording(rehearsalId: string): void {
  forgetTexts((key) => key.startsWith(`${PREFIX}:`) && key.includes(`:${rehearsalId}:`));
}

/** Forgets what this browser still has of a person's other recordings. */
export function forgetOthers(userId: string, rehearsalId: string | null): void {
  forgetTexts(
    (key) =>
      key.startsWith(`${PREFIX}:${userId}:`) &&
      (rehearsalId === null || !key.includes(`:${rehearsalId}:`)),
  );
}

let sending: Promise<void> = Promise.resolve();

/**
 * Sends what waits, one after the other, those of former pages too. What fails for now waits on; what the
 * server will never take is dropped.
 */
export function sendChunks(owner: TapeOwner, listener: Listener = {}): Promise<void> {
  sending = sending.then(() => sendAll(owner, listener));
  return sending;
}

type Listener = {
  /** Told whether there is still room for each keystroke of its problem. */
  readonly onTaken?: (chunk: TapeChunk, isFine: boolean) => void;
  readonly onDropped?: (chunk: TapeChunk) => void;
};

async function sendAll(owner: TapeOwner, { onTaken, onDropped }: Listener): Promise<void> {
  for (const key of keysWith(`${prefixOf(owner)}:`).sort()) {
    const chunk = chunkIn(readText(key));
    if (chunk === null) {
      keepText(key, null);
      continue;
    }
    try {
      const charsLeft = await postChunk(owner.rehearsalId, chunk);
      onTaken?.(chunk, charsLeft > TAPE_MAX_CHARS - TAPE_FINE_CHARS);
    } catch (error) {
      const { status, code } = asApiError(error);
      // Somebody else is signed in here: what this person typed waits for them.
      if (status < 400 || status >= 500 || PASSING.has(status) || code === 'OTHER_USER') return;
      onDropped?.(chunk);
    }
    keepText(key, null);
  }
}

/** The chunk that was kept; null for what is none, which must not hold up those behind it. */
function chunkIn(text: string | null): TapeChunk | null {
  try {
    return JSON.parse(text ?? 'null') as TapeChunk | null;
  } catch {
    return null;
  }
}

function prefixOf({ userId, rehearsalId }: TapeOwner): string {
  return [PREFIX, userId, rehearsalId].join(':');
}
