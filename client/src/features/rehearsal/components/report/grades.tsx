import type { Rubric } from '@stepwise/contracts/rehearsal';
import { RUBRIC_BEST, RUBRIC_KEYS } from '@stepwise/contracts/rehearsal-limits';
import { RUBRIC_WORDS } from '../../rehearsal-words.ts';

/** What the person thinks of it, to read. */
export function Grades({ rubric }: { rubric: Rubric }) {
  return (
    <dl className="flex flex-col gap-2 text-sm">
      {RUBRIC_KEYS.map((key) => (
        <div key={key} className="flex items-baseline justify-between gap-4">
          <dt>{RUBRIC_WORDS[key]}</dt>
          <dd className="shrink-0 font-medium tabular-nums">
            {rubric[key]} of {RUBRIC_BEST}
          </dd>
        </div>
      ))}
    </dl>
  );
}
