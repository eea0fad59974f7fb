import type { Message } from '@stepwise/contracts/message';
import toast from 'react-hot-toast';
import { createPagedList } from '../../lib/api/paged-list.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { useUnreadStore } from '../../lib/unread-messages.ts';
import { deleteMessage, listMessages, putRead } from './messages.api.ts';

/** Newest first. */
export const useMessagesStore = createPagedList<Message, null>(async (_wish, cursor) => {
  const { unread, ...page } = await listMessages(cursor);
  useUnreadStore.setState({ unread });
  return page;
}, null);

/** Marks a message as read or unread; what fails is told. */
export async function markMessage(id: string, isRead: boolean): Promise<void> {
  try {
    const marked = await putRead(id, isRead);
    const before = useMessagesStore.getState().items?.find((one) => one.id === id);
    change((messages) => messages.map((one) => (one.id === id ? marked : one)));
    // Pressed twice, it was marked once.
    if (before && (before.readAt === null) === isRead) addUnread(isRead ? -1 : 1);
  } catch (error) {
    toast.error(asApiError(error).message);
  }
}

/** Deletes a message; what fails is told. */
export async function removeMessage({ id, readAt }: Message): Promise<void> {
  try {
    await deleteMessage(id);
    change((messages) => messages.filter((one) => one.id !== id));
    if (readAt === null) addUnread(-1);
    toast.success('Message deleted');
  } catch (error) {
    toast.error(asApiError(error).message);
  }
}

function change(to: (messages: readonly Message[]) => Message[]): void {
  useMessagesStore.setState(({ items }) => ({ items: to(items ?? []) }));
}

function addUnread(more: number): void {
  useUnreadStore.setState(({ unread }) => ({ unread: unread === null ? null : unread + more }));
}
