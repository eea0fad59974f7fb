import type { Message } from '@stepwise/contracts/message';
import { useRef, useState } from 'react';
import { PagedStates } from '../../../components/paged-states.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { useUnreadStore } from '../../../lib/unread-messages.ts';
import { removeMessage, useMessagesStore } from '../messages.store.ts';
import { MessageCard } from './message-card.tsx';

/** What visitors wrote, newest first. */
export function MessageList() {
  const isLoaded = useMessagesStore((state) => state.items !== null);
  const unread = useUnreadStore((state) => state.unread);
  const [doomed, setDoomed] = useState<Message | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="messages">
      <h2 id="messages" ref={heading} tabIndex={-1} className="mb-4 text-lg font-semibold">
        {isLoaded && unread !== null ? `${String(unread)} unread` : 'Messages'}
      </h2>
      <div className="surface overflow-hidden">
        <List onDelete={setDoomed} />
      </div>
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title="Delete the message?"
        description={`Nobody can read what ${doomed?.name ?? ''} wrote any more.`}
        confirmText="Delete"
        onConfirm={() => (doomed ? removeMessage(doomed) : Promise.resolve())}
        returnFocusTo={heading}
      />
    </section>
  );
}

function List({ onDelete }: { onDelete: (message: Message) => void }) {
  const list = useMessagesStore();
  return (
    <PagedStates
      list={list}
      loading="Loading messages..."
      failed="The messages could not be loaded"
      empty={
        <EmptyState title="No messages">
          What people write on the contact page stands here for a year.
        </EmptyState>
      }
    >
      {(messages) => (
        <ul className="divide-y divide-line">
          {messages.map((message) => (
            <li key={message.id}>
              <MessageCard message={message} onDelete={() => onDelete(message)} />
            </li>
          ))}
        </ul>
      )}
    </PagedStates>
  );
}
