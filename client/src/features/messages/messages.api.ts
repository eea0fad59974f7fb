import type { Message } from '@stepwise/contracts/message';
import { call } from '../../lib/api/api-client.ts';

export type MessagesPage = { data: Message[]; unread: number; nextCursor: string | null };

export function listMessages(cursor: string | null): Promise<MessagesPage> {
  return call('GET /admin/messages', { params: cursor === null ? {} : { cursor } });
}

/** @returns what was stored */
export async function putRead(id: string, isRead: boolean): Promise<Message> {
  return (await call('PUT /admin/messages/{id}', { path: { id }, data: { isRead } })).data;
}

export async function deleteMessage(id: string): Promise<void> {
  await call('DELETE /admin/messages/{id}', { path: { id } });
}
