import type { Submission } from '@stepwise/contracts/submission';
import { isFinal } from '@stepwise/contracts/verdict-list';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api/failures/api-error.ts';
import { getSubmission } from '../submission.api.ts';

type Open = {
  readonly opened: Submission | undefined;
  /** There is none of this id, or none of this person's, or it is to another problem. */
  readonly isMissing: boolean;
  /** Why it could not be loaded; null while nothing went wrong. */
  readonly error: ApiError | null;
  readonly retry: () => void;
};

/** What came of asking for one id. */
type Answer = { readonly key: string; readonly found: Submission | ApiError };

/** The submission of an id: out of the list, or by itself where that has it not, or without its tests. */
export function useOpenSubmission(
  problemId: string,
  submissions: readonly Submission[] | null,
  openId: string | null,
): Open {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const inList = submissions?.find((one) => one.id === openId);
  const listed = inList && isWhole(inList) ? inList : undefined;
  // Judged again, it is asked for once more.
  const key = `${String(openId)} ${String(inList?.status)} ${String(inList?.judgedAgain)}`;
  const found = answer?.key === key ? answer.found : null;
  const isWanted = openId !== null && submissions !== null && !listed && !found;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    const tell = (told: Submission | ApiError) => {
      if (isHere) setAnswer({ key, found: told });
    };
    getSubmission(openId).then(tell, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      tell(error);
    });
    return () => {
      isHere = false;
    };
  }, [isWanted, openId, key]);

  const retry = () => setAnswer(null);
  if (listed) return { ...NOTHING, opened: listed, retry };
  return { ...readAnswer(found, problemId), retry };
}

/** What the list has no room for are the tests of older ones. */
function isWhole({ status, testCases }: Submission): boolean {
  return !isFinal(status) || testCases.length > 0;
}

const NOTHING = { opened: undefined, isMissing: false, error: null } as const;

function readAnswer(found: Answer['found'] | null, problemId: string): Omit<Open, 'retry'> {
  if (found === null) return NOTHING;
  if (!(found instanceof ApiError)) {
    const isHere = found.problemId === problemId;
    return isHere ? { ...NOTHING, opened: found } : { ...NOTHING, isMissing: true };
  }
  // A server that has no time or asks to sign in again has not said that there is none.
  const isMissing = found.status === 404 || found.status === 400;
  return isMissing ? { ...NOTHING, isMissing } : { ...NOTHING, error: found };
}
