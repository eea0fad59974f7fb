import type { LearningPath } from '@stepwise/contracts/learning-path';
import type { ProblemListItem } from '@stepwise/contracts/problem';
import { Markdown } from '../../../lib/markdown/markdown.tsx';
import { pathProgress } from '../path-progress.ts';
import { NextStep } from './next-step.tsx';

type PathIntroductionProps = {
  path: LearningPath;
  /** Null until known. */
  problems: readonly ProblemListItem[] | null;
  userId: string;
};

/** What a path teaches, and its next problem. */
export function PathIntroduction({ path, problems, userId }: PathIntroductionProps) {
  const [progress] = pathProgress([path], problems ?? [], ({ solvedBy }) =>
    solvedBy.some((entry) => entry.userId === userId),
  );
  const next = progress?.next;
  return (
    <div className="max-w-prose">
      <div className="[&_h2]:text-xl! [&_h3]:text-lg!">
        <Markdown>{path.introduction}</Markdown>
      </div>
      {progress && next ? (
        <div className="mt-8">
          <NextStep
            problem={next}
            step={progress.steps.findIndex(({ problem }) => problem === next) + 1}
            of={progress.steps.length}
          />
        </div>
      ) : null}
    </div>
  );
}
