import type {
  Announcement,
  AnnouncementAudience,
  AnnouncementLevel,
  WriteAnnouncementInput,
} from '@stepwise/contracts/announcement';
import { fromLocalTime, toLocalTime } from './local-time.ts';

/** What the form holds. */
export type AnnouncementFields = {
  /** Of the one that is changed; empty for a new one. */
  readonly id: string;
  readonly text: string;
  readonly level: string;
  readonly audience: string;
  readonly from: string;
  readonly until: string;
};

const DAY_MS = 86_400_000;

/** A new one: from now on, for a day. */
export function newFields(now: Date): AnnouncementFields {
  const until = new Date(now.getTime() + DAY_MS);
  return {
    ...{ id: '', text: '', level: 'INFO', audience: 'EVERYBODY' },
    ...{ from: toLocalTime(now), until: toLocalTime(until) },
  };
}

export function fieldsOf({
  id,
  text,
  level,
  audience,
  ...period
}: Announcement): AnnouncementFields {
  const [from, until] = [new Date(period.from), new Date(period.until)];
  return { id, text, level, audience, from: toLocalTime(from), until: toLocalTime(until) };
}

/** What is sent of it. */
export function inputOf({
  text,
  level,
  audience,
  from,
  until,
}: AnnouncementFields): WriteAnnouncementInput {
  return {
    text,
    // One of the options.
    level: level as AnnouncementLevel,
    audience: audience as AnnouncementAudience,
    from: fromLocalTime(from),
    until: fromLocalTime(until),
  };
}
