import type { Db } from '../../../lib/db/db.ts';
import { addDays } from '../review-day.ts';
import type { Reviewer } from '../sync-reviews.ts';
import { countDueByDay } from './calendar.queries.ts';
import { planDays, type CountOfDay } from './plan-days.ts';

type Outlook = {
  /** How many days after today. */
  readonly ahead: number;
  /** Already solved again today. */
  readonly doneToday: number;
};

/**
 * On which days from today on a person solves how many problems again: none in a pause, and never more than
 * they want to. The page of reviews and the calendar say the same.
 */
export async function plannedDays(
  tx: Db,
  { userId, today, settings }: Reviewer,
  { ahead, doneToday }: Outlook,
): Promise<CountOfDay[]> {
  const { perDay, pausedUntil } = settings;
  const lastDay = addDays(today, ahead);
  const from = pausedUntil !== null && pausedUntil > today ? pausedUntil : today;
  const due = await countDueByDay(tx, userId, { from, until: lastDay });
  return planDays(due, { today, lastDay, perDay, doneToday });
}
