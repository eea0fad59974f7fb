import { useEffect } from 'react';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { Page } from '../../../components/ui/page/page.tsx';
import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';
import { DueList } from '../../../features/review/components/due-list.tsx';
import { ReviewCalendar } from '../../../features/review/components/review-calendar.tsx';
import { ReviewSettingsForm } from '../../../features/review/components/review-settings-form.tsx';
import { Upcoming } from '../../../features/review/components/upcoming.tsx';
import { useReviewListStore } from '../../../features/review/review-list.store.ts';

export function Component() {
  return (
    <Page title="Review" subtitle="Solved problems come back shortly before you would forget them.">
      <Content />
    </Page>
  );
}

function Content() {
  const { list, listError: error, getReviews } = useReviewListStore();

  useEffect(() => {
    void getReviews();
  }, [getReviews]);

  if (!list && error) {
    return (
      <ErrorState
        title="Your reviews could not be loaded"
        requestId={error.requestId}
        onRetry={() => void getReviews()}
      >
        {error.message}
      </ErrorState>
    );
  }
  if (!list) {
    return (
      <div role="status">
        <span className="sr-only">Loading your reviews...</span>
        <Skeleton className="h-48 rounded-box" />
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="flex flex-col gap-10">
        <DueList list={list} />
        <ReviewCalendar since={list.calendarSince} />
      </div>
      <div className="flex flex-col gap-10">
        <Upcoming list={list} />
        <ReviewSettingsForm list={list} />
      </div>
    </div>
  );
}
