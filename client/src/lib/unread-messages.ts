import { create } from 'zustand';
import { call } from './api/api-client.ts';

/** How many messages nobody has read, of all: also of those that are not loaded. Null while that is unknown. */
export const useUnreadStore = create<{ unread: number | null }>()(() => ({ unread: null }));

/** Asks how many are unread. Nobody waits for it: where it fails the number of before stays. */
export async function loadUnread(): Promise<void> {
  const answer = await call('GET /admin/messages/unread').catch(() => null);
  if (answer) useUnreadStore.setState({ unread: answer.data.unread });
}
