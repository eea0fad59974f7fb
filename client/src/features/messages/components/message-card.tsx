import type { Message } from '@stepwise/contracts/message';
import { Badge } from '../../../components/ui/badges/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { markMessage } from '../messages.store.ts';

type MessageCardProps = { message: Message; onDelete: () => void };

/** One message, as it was written. */
export function MessageCard({ message, onDelete }: MessageCardProps) {
  const { id, name, email, text, createdAt, readAt } = message;
  const isRead = readAt !== null;
  return (
    <article aria-label={`From ${name}`} className="p-5">
      <header className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <h3 className="font-semibold wrap-anywhere">{name}</h3>
        {isRead ? null : <Badge className="text-limit">Unread</Badge>}
        <a href={`mailto:${email}`} className="link wrap-anywhere">
          {email}
        </a>
        <span className="text-muted sm:ms-auto">{formatDateTime(createdAt)}</span>
      </header>
      <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
      <footer className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="neutral"
          size="sm"
          aria-label={`${isRead ? 'Mark as unread' : 'Mark as read'}: ${name}`}
          onClick={() => void markMessage(id, !isRead)}
        >
          {isRead ? 'Mark as unread' : 'Mark as read'}
        </Button>
        <Button variant="ghost" size="sm" aria-label={`Delete: ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </footer>
    </article>
  );
}
