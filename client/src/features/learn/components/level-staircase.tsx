import { Link } from 'react-router-dom';
import { LEVEL_LOOK } from '../level-look.ts';
import { levelAnchor, type LevelGroup } from '../problems-by-level.ts';

const LOWEST_REM = 6.5;
const RISE_REM = 2.25;

/** The way up at a glance; each step leads to its level further down. Rows on a phone. */
export function LevelStaircase({ groups }: { groups: readonly LevelGroup[] }) {
  return (
    <nav aria-label="Levels" className="mb-14 border-b border-line pb-6 lg:-mt-16 lg:pb-0">
      <ol className="grid grid-cols-1 gap-2 lg:grid-cols-4 lg:items-end lg:gap-1.5">
        {groups.map(({ level, problems, solved }, index) => (
          <li key={level.tag}>
            <Link
              to={{ hash: levelAnchor(level) }}
              className={`group flex items-center justify-between gap-x-3 rounded-field max-lg:flex-wrap border-s-3 px-4 py-3 lg:h-(--height) lg:flex-col lg:items-start lg:justify-start lg:gap-0.5 lg:rounded-b-none lg:border-s-0 lg:border-t-3 lg:p-4 ${LEVEL_LOOK[index]?.step ?? ''}`}
              style={{ '--height': `${String(LOWEST_REM + index * RISE_REM)}rem` }}
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
