import type { PublicPerson } from '@stepwise/contracts/public-page';
import { DifficultyBadge } from '../../../components/ui/badges/difficulty-badge.tsx';

const DIFFICULTIES = ['EASY', 'MEDIUM', 'HARD'] as const;

/** How much a person has solved, and how steadily. */
export function PersonFigures({ person }: { person: PublicPerson }) {
  const { solved, streakDays } = person;
  const total = DIFFICULTIES.reduce((sum, difficulty) => sum + solved[difficulty], 0);
  return (
    <dl className="grid gap-6 sm:grid-cols-2">
      <div className="surface p-6">
        <dt className="text-muted">{total === 1 ? 'Problem solved' : 'Problems solved'}</dt>
        <dd className="mt-1">
          <span className="text-5xl font-bold tracking-tight tabular-nums">{total}</span>
          <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
            {DIFFICULTIES.map((difficulty) => (
              <li key={difficulty} className="flex items-center gap-2">
                <DifficultyBadge difficulty={difficulty} />
                <span className="tabular-nums">{solved[difficulty]}</span>
              </li>
            ))}
          </ul>
        </dd>
      </div>
      <div className="surface p-6">
        <dt className="text-muted">{streakDays === 1 ? 'Day in a row' : 'Days in a row'}</dt>
        <dd className="mt-1">
          <span className="text-5xl font-bold tracking-tight tabular-nums">{streakDays}</span>
          <p className="mt-4 text-sm text-muted">
            {streakDays === 0
              ? 'No submission yesterday or today.'
              : 'With a submission each, up to today or yesterday.'}
          </p>
        </dd>
      </div>
    </dl>
  );
}
