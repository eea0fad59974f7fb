import { unlessAborted } from '../unless-aborted.ts';

type Options = {
  /** Who asks waits no longer, in milliseconds. */
  readonly withinMs: number;
  readonly onError: (error: unknown) => void;
};

/** Answers with what `read` gives; with the last that it gave, at first `first`, where it fails or takes longer. */
export function lastKnown<T>(
  first: T,
  read: () => Promise<T>,
  { withinMs, onError }: Options,
): () => Promise<T> {
  let known = first;
  const learn = async () => {
    known = await read();
  };
  return async () => {
    try {
      await unlessAborted(learn(), AbortSignal.timeout(withinMs));
    } catch (error) {
      onError(error);
    }
    return known;
  };
}
