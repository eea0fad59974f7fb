import type { Problem } from '@stepwise/contracts/problem';
import { NextReview } from '../../features/review/components/next-review.tsx';
import { PathSteps } from './path-steps.tsx';
import { ProblemSwitcher } from './problem-switcher.tsx';
import { ProblemTools } from './problem-tools.tsx';
import type { SolvingParts } from './rehearsal-parts.tsx';
import type { PathPlace } from './use-path-place.ts';
import { WhatsNext } from './whats-next.tsx';

type Around = {
  readonly problem: Problem;
  readonly pathPlace: PathPlace | null;
  /** Of who solves it again: where it stands and what kind it is would help. */
  readonly isReview: boolean;
  /** Of work on it then. */
  readonly seconds: number | null;
  readonly onEditorial: () => void;
  /** The result is of this visit. */
  readonly isNews: boolean;
};

/** What the page of a problem shows around it when nobody rehearses. */
export function usualParts(around: Around): SolvingParts {
  const { problem, pathPlace, isReview, seconds, onEditorial, isNews } = around;
  return {
    place: isReview ? null : (
      <>
        <ProblemSwitcher currentId={problem.id} place={pathPlace} />
        {pathPlace ? <PathSteps place={pathPlace} /> : null}
      </>
    ),
    tools: <ProblemTools problem={problem} seconds={seconds} />,
    afterAccepted: (
      <WhatsNext
        place={pathPlace}
        hasEditorial={Boolean(problem.editorial?.trim())}
        onEditorial={onEditorial}
        isNews={isNews}
        review={<NextReview problemId={problem.id} />}
      />
    ),
  };
}
