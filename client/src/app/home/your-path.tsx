import { Link } from 'react-router-dom';
import type { PathProgress } from '../../features/learn/path-progress.ts';
import { SolvedMark } from '../../features/problems/components/solved-mark.tsx';
import { paths } from '../../lib/paths.ts';

/** Steps shown: the last one that was solved, the next one, and what follows. */
const SHOWN = 5;

/** The path one is on, around its next step. */
export function YourPath({ progress }: { progress: PathProgress }) {
  const { path, steps, solved, next } = progress;
  const index = steps.findIndex(({ problem }) => problem === next);
  const first = Math.max(0, Math.min(index - 1, steps.length - SHOWN));
  return (
    <section aria-labelledby="your-path">
      <h2 id="your-path" className="text-lg font-semibold wrap-anywhere">
        {path.title}
      </h2>
      <progress
        className="meter mt-3 block h-1.5 w-full"
        aria-label={`${path.title}: solved`}
        value={solved}
        max={steps.length}
      />
      <p className="mt-1.5 text-sm text-muted tabular-nums">
        {solved} of {steps.length} solved
      </p>
      <ol start={first + 1} className="mt-3 grid gap-1">
        {steps.slice(first, first + SHOWN).map(({ problem, isSolved }) => (
          <li key={problem.id} className="flex items-center gap-2.5 py-1">
            <SolvedMark isSolved={isSolved} isTried={problem.tried} />
            <Link
              to={paths.problem(problem.id)}
              className="min-w-0 flex-1 rounded-box wrap-anywhere hover:text-primary hover:underline"
            >
              {problem.title}
            </Link>
          </li>
        ))}
      </ol>
      <Link to={paths.learn} className="mt-3 inline-flex min-h-6 items-center text-sm link-inline">
        All learning paths
      </Link>
    </section>
  );
}
