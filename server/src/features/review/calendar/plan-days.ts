import { addDays, daysBetween, type Day } from '../review-day.ts';

export type CountOfDay = { readonly day: Day; readonly count: number };

type Plan = {
  readonly today: Day;
  readonly lastDay: Day;
  /** Problems a day at most. */
  readonly perDay: number;
  /** Already solved again today. */
  readonly doneToday: number;
};

/**
 * How many problems somebody solves again on each day: never more than they want to, so what is too much for a
 * day waits for the next one with room. Days without any are left out.
 * @param due how many become due on a day; what was due before counts for today
 */
export function planDays(due: readonly CountOfDay[], plan: Plan): CountOfDay[] {
  const { today, lastDay, perDay, doneToday } = plan;
  const dueOn = new Map<Day, number>();
  for (const { day, count } of due) {
    const from = day < today ? today : day;
    dueOn.set(from, (dueOn.get(from) ?? 0) + count);
  }
  const planned: CountOfDay[] = [];
  let waiting = 0;
  for (let ahead = 0; ahead <= daysBetween(today, lastDay); ahead += 1) {
    const day = addDays(today, ahead);
    const room = ahead === 0 ? Math.max(0, perDay - doneToday) : perDay;
    waiting += dueOn.get(day) ?? 0;
    const count = Math.min(waiting, room);
    if (count > 0) planned.push({ day, count });
    waiting -= count;
  }
  return planned;
}
