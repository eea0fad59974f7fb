import type { ProblemReview } from '@stepwise/contracts/review';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { useFocusWhenGone } from '../../../lib/browser/focus/use-focus-when-gone.ts';
import { useProblemReviewStore } from '../problem-review.store.ts';
import { inDays } from '../review-words.ts';

/** When a problem comes back, and the way to let its reviews begin anew. Nothing where it has none. */
export function ForgetReviews({ problemId }: { problemId: string }) {
  const { problemId: shownId, review } = useProblemReviewStore();
  const card = shownId === problemId ? review?.card : null;
  const place = useFocusWhenGone<HTMLDivElement>(Boolean(card));
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {review && card ? <Reviews {...{ problemId, card }} today={review.today} /> : null}
    </div>
  );
}

type ReviewsProps = {
  problemId: string;
  card: NonNullable<ProblemReview['card']>;
  today: string;
};

function Reviews({ problemId, card, today }: ReviewsProps) {
  const forget = useProblemReviewStore((store) => store.forget);
  const [isAsking, setAsking] = useState(false);
  const reviews = card.reviews === 1 ? 'once' : `${String(card.reviews)} times`;
  const next = card.suspended
    ? 'You are not asked to solve it again'
    : `You are asked to solve it again ${inDays(today, card.due)}`;
  return (
    <section
      aria-label="Your reviews of it"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-sm"
    >
      <p className="me-auto text-muted">
        {next}. Graded {reviews} so far.
      </p>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        Forget my reviews of this problem
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Forget your reviews of this problem?"
        description="Its grades go, and it does not come back until you solve it again. It stays solved, and your submissions stay. This cannot be undone."
        confirmText="Forget them"
        onConfirm={() => forget(problemId)}
      />
    </section>
  );
}
