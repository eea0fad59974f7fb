import type { Announcement } from '@stepwise/contracts/announcement';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { useAnnouncementsStore } from '../announcements.store.ts';
import { AnnouncementCard } from './announcement-card.tsx';

type AnnouncementListProps = { onEdit: (one: Announcement) => void };

/** All that were written and are kept. */
export function AnnouncementList({ onEdit }: AnnouncementListProps) {
  const remove = useAnnouncementsStore((state) => state.remove);
  const [doomed, setDoomed] = useState<Announcement | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="announcements" className="border-t border-line pt-8">
      <h2 id="announcements" ref={heading} tabIndex={-1} className="mb-4 text-lg font-semibold">
        Written so far
      </h2>
      <div className="surface overflow-hidden">
        <List onEdit={onEdit} onDelete={setDoomed} />
      </div>
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title="Delete the announcement?"
        description="Nobody is shown it any more."
        confirmText="Delete"
        onConfirm={() => (doomed ? remove(doomed.id) : Promise.resolve())}
        returnFocusTo={heading}
      />
    </section>
  );
}

type ListProps = AnnouncementListProps & { onDelete: (one: Announcement) => void };

function List({ onEdit, onDelete }: ListProps) {
  const { announcements, announcementsError: error, load } = useAnnouncementsStore();
  const [now] = useState(() => new Date().getTime());
  if (error) {
    return (
      <ErrorState
        title="The announcements could not be loaded"
        requestId={error.requestId}
        onRetry={() => void load()}
      >
        {error.message}
      </ErrorState>
    );
  }
  if (!announcements) {
    return (
      <div role="status" className="p-5">
        <span className="sr-only">Loading announcements...</span>
        <Skeleton className="h-24" />
      </div>
    );
  }
  if (announcements.length === 0) {
    return (
      <EmptyState title="No announcements">
        What you announce stands here until 90 days after it is over.
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {announcements.map((one) => (
        <li key={one.id}>
          <AnnouncementCard
            announcement={one}
            now={now}
            onEdit={() => onEdit(one)}
            onDelete={() => onDelete(one)}
          />
        </li>
      ))}
    </ul>
  );
}
