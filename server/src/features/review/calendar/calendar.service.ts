import { CALENDAR_DAYS } from '@stepwise/contracts/review';
import { createHash } from 'node:crypto';
import type { CurrentUser } from '../../../http/access/require-user.ts';
import { notFound } from '../../../http/app-error.ts';
import type { Database } from '../../../lib/db/db.ts';
import { lockPerson } from '../../../lib/db/lock-person.ts';
import { randomToken, tokenHash } from '../../../lib/secret-token.ts';
import { requireSession } from '../../auth/sessions/session.queries.ts';
import { countCards } from '../review.queries.ts';
import { withReviews } from '../sync-reviews.ts';
import { calendarText, type CalendarEvent } from './calendar-text.ts';
import { findCalendarOwner, writeCalendarHash } from './calendar.queries.ts';
import type { CountOfDay } from './plan-days.ts';
import { plannedDays } from './planned-days.ts';

const HOUR_MS = 3_600_000;

/** The site as its reader knows it. */
type Site = { readonly name: string; readonly reviewUrl: string };

/**
 * Gives a person's calendar another address; the one before leads nowhere.
 * @returns the secret in it, of which only a hash is stored
 * @throws UNAUTHENTICATED when the session ends at this moment
 */
export function makeCalendar(
  db: Database,
  user: CurrentUser,
): Promise<{ readonly secret: string; readonly since: Date }> {
  const secret = randomToken();
  return db.$transaction(async (tx) => {
    await lockPerson(tx, user.id);
    await requireSession(tx, user);
    return { secret, since: await writeCalendarHash(tx, user.id, tokenHash(secret)) };
  });
}

/**
 * The calendar of whoever made this secret: on how many days how many problems come back. It names none of them.
 * @throws NOT_FOUND
 */
export async function readCalendar(db: Database, secret: string, site: Site): Promise<string> {
  const userId = await findCalendarOwner(db, tokenHash(secret));
  if (userId === null) throw notFound('Calendar');
  return withReviews(db, userId, null, async (tx, reviewer) => {
    const { today, now } = reviewer;
    const { doneToday } = await countCards(tx, userId, today);
    const planned = await plannedDays(tx, reviewer, { ahead: CALENDAR_DAYS, doneToday });
    const events = planned.map((day) => presentEvent(userId, day, site));
    // To the hour: the same text is the same to caches for a while.
    const at = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
    return calendarText({ name: `${site.name} reviews`, at, events });
  });
}

function presentEvent(userId: string, { day, count }: CountOfDay, site: Site): CalendarEvent {
  const problems = count === 1 ? '1 problem' : `${String(count)} problems`;
  return {
    uid: `${day}-${uidOf(userId)}@reviews.stepwise`,
    day,
    summary: `${site.name}: solve ${problems} again`,
    description: `You would soon forget how. Begin at ${site.reviewUrl}`,
    url: site.reviewUrl,
  };
}

/** The same for all events of a person, and does not tell the id. */
function uidOf(userId: string): string {
  return createHash('sha256').update(`calendar ${userId}`).digest('hex').slice(0, 24);
}
