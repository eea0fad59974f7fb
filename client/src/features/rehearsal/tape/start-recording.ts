import type { TapeChunk } from '@stepwise/contracts/tape';
import { TAPE_CHUNK_MS } from '@stepwise/contracts/tape-limits';
import { createIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { keepChunk, sendChunks, type TapeOwner } from './tape-queue.ts';
import { TapeRecorder } from './tape-recorder.ts';

export type Recording = Pick<TapeRecorder, 'show' | 'note'> & {
  /** Sends what there is, and goes on. */
  readonly flush: () => void;
  readonly stop: () => void;
};

/**
 * Records one problem of a rehearsal on this page, and sends it every ten seconds.
 * @param clock milliseconds since the rehearsal began
 * @param onRefused the server takes nothing of it now: it may be over, or records no more
 */
export function startRecording(
  owner: TapeOwner,
  position: number,
  clock: () => number,
  onRefused: () => void = () => undefined,
): Recording {
  const recorder = new TapeRecorder(clock);
  let take = createIdempotencyKey();
  let seq = 0;

  function flush() {
    const events = recorder.cut();
    if (events.length > 0) {
      keepChunk(owner, { position, take, seq, events });
      seq += 1;
    }
    void sendChunks(owner, { onTaken, onDropped });
  }
  function onTaken(of: TapeChunk, isFine: boolean) {
    if (of.position === position) recorder.isCoarse = !isFine;
  }
  // What comes after it is told as changes of what it told, and is worth nothing without it.
  function onDropped(of: TapeChunk) {
    onRefused();
    if (of.take !== take) return;
    take = createIdempotencyKey();
    seq = 0;
    recorder.beginAgain();
  }

  const onVisibility = () => {
    recorder.note(document.visibilityState === 'hidden' ? 'away' : 'back');
    flush();
  };
  const timer = setInterval(flush, TAPE_CHUNK_MS);
  document.addEventListener('visibilitychange', onVisibility);

  const whenFull = () => {
    if (recorder.isFull()) flush();
  };
  return {
    show: (language, text) => {
      recorder.show(language, text);
      whenFull();
    },
    note: (kind) => {
      recorder.note(kind);
      whenFull();
    },
    flush,
    stop: () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      flush();
    },
  };
}
