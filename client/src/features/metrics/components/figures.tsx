import type { Active, Metrics } from '@stepwise/contracts/metrics';
import { ACTIVE_MEANS } from '@stepwise/contracts/metrics-limits';
import { lookAtBackup, lookAtDisks, lookAtFailures, lookAtQueue, lookAtTimes } from '../look-at.ts';
import { formatCount, formatRate } from '../metrics-words.ts';
import { FigureCard } from './figure-card.tsx';

/** What an administrator looks at first. */
export function Figures({ metrics }: { metrics: Metrics }) {
  const { queue, judging, people, machine } = metrics;
  const { hour, day } = judging;
  return (
    <dl className="grid gap-3 min-[20rem]:grid-cols-2 lg:grid-cols-4">
      <FigureCard title="Waiting for a verdict" {...lookAtQueue(queue)} />
      <FigureCard title="Time to a verdict, last hour" {...lookAtTimes(judging)} />
      <FigureCard
        title="Judged a minute, last hour"
        value={formatRate(hour.perMinute)}
        note={`${formatCount(day.judged)} in 24 h, ${formatRate(day.perMinute)} a minute`}
      />
      <FigureCard title="Internal errors, last hour" {...lookAtFailures(judging)} />
      <FigureCard
        title="Active people, last day"
        {...ofPeople(people.active)}
        measure={`Everybody once who ${ACTIVE_MEANS} in the last 24 hours.`}
      />
      <FigureCard title="New accounts, last day" {...ofPeople(people.registered)} />
      <FigureCard title="Last backup" {...lookAtBackup(machine.backup)} />
      <FigureCard title="Free space" {...lookAtDisks(machine)} />
    </dl>
  );
}

function ofPeople({ day, week, month }: Active) {
  return {
    value: formatCount(day),
    note: `${formatCount(week)} in 7 days, ${formatCount(month)} in 30`,
  };
}
