import { REVIEW_GRADES } from '@stepwise/contracts/review-limits';
import { useEffect, useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { useProblemReviewStore } from '../problem-review.store.ts';
import { GRADE_WORDS, inDays } from '../review-words.ts';

/** After Accepted: when the problem comes back, and another choice. */
export function NextReview({ problemId }: { problemId: string }) {
  const question = useId();
  const { problemId: shownId, review, refresh, grade: choose } = useProblemReviewStore();

  useEffect(() => {
    void refresh(problemId);
  }, [refresh, problemId]);

  if (shownId !== problemId || !review?.card || review.card.suspended) return null;
  const { today, card, grade } = review;
  return (
    <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1.5">
      <p>
        <Link to={paths.review} className="link-inline">
          Review
        </Link>{' '}
        {inDays(today, card.due)}
        {grade ? ` (${GRADE_WORDS[grade.grade]})` : ''}
      </p>
      {grade?.canChange ? (
        <div role="group" aria-labelledby={question} className="flex flex-wrap items-center gap-1">
          <span id={question} className="me-1 text-muted">
            How was it?
          </span>
          {REVIEW_GRADES.map((option) => (
            <button
              key={option}
              type="button"
              className="btn btn-ghost btn-xs aria-pressed:bg-base-300"
              aria-pressed={option === grade.grade}
              title={`Due ${inDays(today, grade.dueBy[option])}`}
              onClick={() => void choose(problemId, option)}
            >
              {GRADE_WORDS[option]}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
