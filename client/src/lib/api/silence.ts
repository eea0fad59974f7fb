/** Two pings of a stream and some time on the way: whoever says nothing for so long is not there. */
export const SILENCE_MS = 35_000;

export type Watch = {
  /** Aborts when nothing was heard for too long, or when the caller gives up. */
  readonly signal: AbortSignal;
  /** Something has moved: the time starts anew. */
  readonly heard: () => void;
  readonly wasSilent: () => boolean;
  /** Ends the watch; the signal says nothing more. */
  readonly release: () => void;
};

/**
 * A connection may be dead without anybody being told. No call has an end by the clock, since large
 * answers take their time on a slow line, but each ends when nothing moves.
 */
export function watchSilence(givenUp: AbortSignal | undefined, atMostMs = SILENCE_MS): Watch {
  const controller = new AbortController();
  let silent = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveUp = () => controller.abort();
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      silent = true;
      controller.abort();
    }, atMostMs);
  };
  givenUp?.addEventListener('abort', giveUp, { once: true });
  if (givenUp?.aborted) giveUp();
  heard();
  return {
    signal: controller.signal,
    heard,
    wasSilent: () => silent,
    release: () => {
      clearTimeout(timer);
      givenUp?.removeEventListener('abort', giveUp);
    },
  };
}
