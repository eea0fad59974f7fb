import type { Problem } from '@stepwise/contracts/problem';
import { NextReview } from '../../features/review/components/next-review.tsx';
import { PathSteps } from './path-steps.tsx';
import { ProblemSwitcher } from './problem-switcher.tsx';
import { ProblemTools } from './problem-tools.tsx';
import type { SolvingParts } from './rehearsal-parts.tsx';
import type { PathPlace } from './session/use-path-place.ts';
import { WhatsNext } from './whats-next.tsx';

type Around = {
  readonly problem: Problem;
  readonly pathPlace: PathPlace | null;
  /** Of who solves it again: where it stands and what kind it is would help. */
  readonly isReview: boolean;
  /** Of work on it then. */
  readonly seconds: number | null;
  /** The panes lie behind tabs, and the bar is full with what runs the program. */
  readonly isStacked: boolean;
  readonly onEditorial: () => void;
  /** The result is of this visit. */
  readonly isNews: boolean;
};

/** What the page of a problem shows around it when nobody rehearses. */
export function usualParts(around: Around): SolvingParts {
  const { problem, pathPlace, isReview, seconds, isStacked, onEditorial, isNews } = around;
  const place = isReview ? null : (
    <>
      <ProblemSwitcher currentId={problem.id} place={pathPlace} />
      {pathPlace ? <PathSteps place={pathPlace} /> : null}
    </>
  );
  const tools = <ProblemTools problem={problem} seconds={seconds} />;
  return {
    place: isStacked ? null : place,
    tools: isStacked ? null : tools,
    above: isStacked ? <ThumbRow {...{ place, tools }} /> : null,
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

/** It scrolls away with the statement, so that no more of a phone is covered than before. */
function ThumbRow({ place, tools }: Pick<SolvingParts, 'place' | 'tools'>) {
  return (
    <div className="flex items-center gap-1 border-b border-line px-1 max-[18rem]:flex-wrap [&_.btn]:min-h-11! [&_.btn]:min-w-11">
      {place}
      <div className="ms-auto">{tools}</div>
    </div>
  );
}
