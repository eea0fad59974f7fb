import type { Submission } from '@stepwise/contracts/submission';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { getSubmission } from '../submission.api.ts';

type Open = {
  readonly opened: Submission | undefined;
  /** There is none of this id, or none of this person's. */
  readonly isMissing: boolean;
};

/** The submission of an id: out of the list, or by itself where the list does not reach back so far. */
export function useOpenSubmission(
  submissions: readonly Submission[] | null,
  openId: string | null,
): Open {
  const [fetched, setFetched] = useState<Submission | null>(null);
  const [missingId, setMissingId] = useState<string | null>(null);
  const listed = submissions?.find(({ id }) => id === openId);
  const isWanted = openId !== null && submissions !== null && !listed;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    getSubmission(openId).then(
      (submission) => {
        if (isHere) setFetched(submission);
      },
      (error: unknown) => {
        // Whatever else went wrong, the list is loaded again, and then this is asked again.
        const isNone = error instanceof ApiError && error.status >= 400 && error.status < 500;
        if (isHere && isNone) setMissingId(openId);
      },
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, openId]);

  const opened = listed ?? (fetched?.id === openId ? fetched : undefined);
  return { opened, isMissing: !opened && openId !== null && missingId === openId };
}
