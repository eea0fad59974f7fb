import type { Announcement } from '@stepwise/contracts/announcement';
import { Badge } from '../../../components/ui/badges/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatDateTime } from '../../../lib/format.ts';

type AnnouncementCardProps = {
  announcement: Announcement;
  /** In milliseconds. */
  now: number;
  onEdit: () => void;
  onDelete: () => void;
};

/** One announcement, as it was written, and when and to whom it is shown. */
export function AnnouncementCard({ announcement, now, onEdit, onDelete }: AnnouncementCardProps) {
  const { text, level, audience, from, until } = announcement;
  const name = text.slice(0, 40);
  return (
    <article aria-label={name} data-row className="p-5">
      <header className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <StateBadge announcement={announcement} now={now} />
        {level === 'WARNING' ? <Badge className="text-limit">Warning</Badge> : null}
        <span className="text-muted">
          {audience === 'EVERYBODY' ? 'To everybody' : 'To who is signed in'}, from{' '}
          {formatDateTime(from)} until {formatDateTime(until)}
        </span>
      </header>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      <footer className="mt-4 flex flex-wrap gap-2">
        <Button variant="neutral" size="sm" aria-label={`Edit: ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button variant="ghost" size="sm" aria-label={`Delete: ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </footer>
    </article>
  );
}

function StateBadge({ announcement, now }: Pick<AnnouncementCardProps, 'announcement' | 'now'>) {
  if (now >= Date.parse(announcement.until)) return <Badge>Over</Badge>;
  if (now < Date.parse(announcement.from)) return <Badge>To come</Badge>;
  return <Badge className="text-accepted">Shown now</Badge>;
}
