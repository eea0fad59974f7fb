import { useEffect, useState } from 'react';
import type { ApiError } from './failures/api-error.ts';
import { asApiError } from './failures/as-api-error.ts';

type Answer<Data> = { readonly data: Data | null; readonly error: ApiError | null };

const NOTHING_YET = { data: null, error: null };

/**
 * What a page reads when it is opened, for pages that share it with no other. What comes after the page was
 * left is dropped.
 * @param read the same function as long as the same is to be read
 */
export function useRead<Data>(read: () => Promise<Data>): Answer<Data> & { load: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<Data>>(NOTHING_YET);

  useEffect(() => {
    let isHere = true;
    read().then(
      (data) => isHere && setAnswer({ data, error: null }),
      (error: unknown) => isHere && setAnswer({ data: null, error: asApiError(error) }),
    );
    return () => {
      isHere = false;
    };
  }, [read, attempt]);

  return {
    ...answer,
    load: () => {
      setAnswer(NOTHING_YET);
      setAttempt((count) => count + 1);
    },
  };
}
