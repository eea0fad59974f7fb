import { Link } from 'react-router-dom';
import { LEVEL_LOOK } from '../level-look.ts';
import { levelAnchor, type LevelGroup } from '../problems-by-level.ts';

/** The levels at a glance; each leads to its problems further down. */
export function LevelNav({ groups }: { groups: readonly LevelGroup[] }) {
  return (
    <nav aria-label="Levels" className="lg:sticky lg:top-24">
      <p className="mb-3 text-sm font-medium text-muted" aria-hidden="true">
        By level
      </p>
      <ol className="grid gap-2 sm:max-lg:grid-cols-2">
        {groups.map(({ level, problems, solved }) => (
          <li key={level.tag}>
            <Link
              to={{ hash: levelAnchor(level) }}
              className={`group flex flex-wrap items-center justify-between gap-x-3 rounded-field border-s-3 px-4 py-3 ${LEVEL_LOOK[level.number].step}`}
            >
              <span className="font-semibold group-hover:underline">{level.name}</span>
              <span className="text-sm text-muted tabular-nums">
                {solved} of {problems.length} solved
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
