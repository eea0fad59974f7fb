import type { Announcement } from '@stepwise/contracts/announcement';

/** One that is shown for years. */
export function buildAnnouncement(announcement: Partial<Announcement> = {}): Announcement {
  return {
    id: '0b6bd7a0-5a39-4a3c-9a55-4f0c6d8b1c15',
    ...{ text: 'We restart at noon', level: 'INFO', audience: 'EVERYBODY', version: 1 },
    ...{ from: '2026-03-04T09:30:00.000Z', until: '2098-03-06T09:30:00.000Z' },
    ...announcement,
  };
}
