import type { ProblemListItem } from '@stepwise/contracts/problem';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Steps } from '../../../components/ui/steps.tsx';
import { LEVELS } from '../../../lib/levels.ts';
import { LEVEL_LOOK } from '../level-look.ts';
import { levelAnchor, levelTitle, type LevelGroup } from '../problems-by-level.ts';
import { LevelCard } from './level-card.tsx';

/** Two rows; with all problems the page would be as long as the list, four times. */
const SHOWN = 6;

type LevelSectionProps = {
  group: LevelGroup;
  isSolved: (problem: ProblemListItem) => boolean;
};

export function LevelSection({ group, isSolved }: LevelSectionProps) {
  const { level, problems } = group;
  const [isWhole, setWhole] = useState(false);
  const toggle = isWhole ? 'Show fewer' : `Show all ${String(problems.length)}`;
  // What is left to do first.
  const left = [...problems].sort((a, b) => Number(isSolved(a)) - Number(isSolved(b)));
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
        <>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {(isWhole ? problems : left.slice(0, SHOWN)).map((problem) => (
              <LevelCard key={problem.id} problem={problem} isSolved={isSolved(problem)} />
            ))}
          </ul>
          {problems.length > SHOWN ? (
            <Button
              variant="neutral"
              size="sm"
              className="mt-4"
              aria-expanded={isWhole}
              aria-label={`${toggle} of ${levelTitle(level)}`}
              onClick={() => setWhole(!isWhole)}
            >
              {toggle}
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}
