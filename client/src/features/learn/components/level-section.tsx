import type { ProblemListItem } from '@stepwise/contracts/problem';
import { Steps } from '../../../components/ui/steps.tsx';
import { LEVELS } from '../../../lib/levels.ts';
import { LEVEL_LOOK } from '../level-look.ts';
import { levelAnchor, levelTitle, type LevelGroup } from '../problems-by-level.ts';
import { LevelCard } from './level-card.tsx';

type LevelSectionProps = {
  group: LevelGroup;
  isSolved: (problem: ProblemListItem) => boolean;
};

export function LevelSection({ group, isSolved }: LevelSectionProps) {
  const { level, problems } = group;
  const id = levelAnchor(level);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="relative ps-5 sm:ps-7">
      <span
        className={`absolute inset-y-0 start-0 w-1 rounded-full ${LEVEL_LOOK[level.number].edge}`}
        aria-hidden="true"
      />
      <div className="mb-5">
        <p className="flex items-center gap-2 font-mono text-sm text-muted">
          <Steps lit={level.number + 1} of={LEVELS.length} className="size-3.5" />
          {level.tag}
        </p>
        <h2 id={`${id}-title`} className="mt-1 text-2xl font-semibold">
          {levelTitle(level)}
        </h2>
        <p className="mt-0.5 text-muted tabular-nums">{problems.length} problem(s) available</p>
      </div>
      {problems.length === 0 ? (
        <p className="rounded-box border border-dashed border-field-line px-5 py-8 text-center text-muted">
          No problems available in this level yet.
        </p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {problems.map((problem) => (
            <LevelCard key={problem.id} problem={problem} isSolved={isSolved(problem)} />
          ))}
        </ul>
      )}
    </section>
  );
}
