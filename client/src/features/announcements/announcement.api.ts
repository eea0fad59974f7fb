import type {
  Announcement,
  ShownAnnouncement,
  WriteAnnouncementInput,
} from '@stepwise/contracts/announcement';
import { call } from '../../lib/api/api-client.ts';

/** What is announced, without what the signed-in person has closed. */
export async function getShown(): Promise<ShownAnnouncement[]> {
  return (await call('GET /announcements')).data;
}

export async function postDismiss({ id, version }: ShownAnnouncement): Promise<void> {
  await call('POST /announcements/{id}/dismiss', { path: { id }, data: { version } });
}

export async function getAnnouncements(): Promise<Announcement[]> {
  return (await call('GET /admin/announcements')).data;
}

/** @returns what was stored */
export async function postAnnouncement(data: WriteAnnouncementInput): Promise<Announcement> {
  return (await call('POST /admin/announcements', { data })).data;
}

/** @returns what was stored */
export async function putAnnouncement(
  id: string,
  data: WriteAnnouncementInput,
): Promise<Announcement> {
  return (await call('PUT /admin/announcements/{id}', { path: { id }, data })).data;
}

export async function deleteAnnouncement(id: string): Promise<void> {
  await call('DELETE /admin/announcements/{id}', { path: { id } });
}
