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
  readonly onEditorial: () => void;
};

/** What the page of a problem shows around it when nobody rehearses. */
export function usualParts({ problem, pathPlace, onEditorial }: Around): SolvingParts {
  return {
    place: (
      <>
        <ProblemSwitcher currentId={problem.id} place={pathPlace} />
        {pathPlace ? <PathSteps place={pathPlace} /> : null}
      </>
    ),
    tools: <ProblemTools problem={problem} />,
    afterAccepted: (
      <WhatsNext
        place={pathPlace}
        hasEditorial={Boolean(problem.editorial?.trim())}
        onEditorial={onEditorial}
        review={<NextReview problemId={problem.id} />}
      />
    ),
  };
}
