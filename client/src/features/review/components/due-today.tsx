import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button.tsx';
import { paths } from '../../../lib/paths.ts';
import { useReviewListStore } from '../review-list.store.ts';

/** What to solve again today, where there is something; the page of reviews says all the rest. */
export function DueToday() {
  const { list, getReviews } = useReviewListStore();

  useEffect(() => {
    void getReviews();
  }, [getReviews]);

  const count = list?.due.length ?? 0;
  if (count === 0) return null;
  return (
    <section
      aria-label="Due today"
      className="surface mb-4 flex flex-wrap items-center gap-x-6 gap-y-3 border-s-4 border-s-primary p-5"
    >
      <p className="me-auto font-medium">
        {count === 1 ? '1 problem is' : `${String(count)} problems are`} due to be solved again
        today.
      </p>
      <Link to={paths.review} className={buttonClass('primary', 'sm')}>
        Review
      </Link>
    </section>
  );
}
