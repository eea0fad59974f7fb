import type { Announcement, ShownAnnouncement } from '@stepwise/contracts/announcement';
import type { Announcement as Row } from '@stepwise/db/client';
import type { CurrentAnnouncement } from './announcement.queries.ts';

export function presentShown({ id, text, level, version }: CurrentAnnouncement): ShownAnnouncement {
  return { id, text, level, version };
}

export function presentAnnouncement(row: Row): Announcement {
  const { audience, startsAt, endsAt } = row;
  const period = { from: startsAt.toISOString(), until: endsAt.toISOString() };
  return { ...presentShown(row), audience, ...period };
}
