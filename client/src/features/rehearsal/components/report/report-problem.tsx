import type { Rehearsal, RehearsalProblem } from '@stepwise/contracts/rehearsal';
import { Link } from 'react-router-dom';
import { paths } from '../../../../lib/paths.ts';
import { Facts } from './facts.tsx';
import { FinalCode, type RenderCode } from './final-code.tsx';
import { Tries } from './tries.tsx';
import { WatchTape } from '../tape/watch-tape.tsx';
import { getTape } from '../../rehearsal.api.ts';
import { factsOf } from '../../rehearsal-words.ts';

type ReportProblemProps = {
  rehearsal: Rehearsal;
  problem: RehearsalProblem;
  renderCode: RenderCode;
};

const loadTape = (rehearsal: Rehearsal, problem: RehearsalProblem) =>
  getTape(rehearsal.id, rehearsal.problems.indexOf(problem) + 1);

/** What the clock and the judge say of a problem, and the code at the end. */
export function ReportProblem({ rehearsal, problem, renderCode }: ReportProblemProps) {
  const { problemId, title, tries, final } = problem;
  const heading = `report-${problemId}`;
  return (
    <section aria-labelledby={heading} className="surface flex flex-col gap-4 p-5">
      <h3 id={heading} className="font-semibold wrap-anywhere">
        <Link to={paths.problem(problemId)} className="link-inline">
          {title}
        </Link>
      </h3>
      <Facts facts={factsOf(rehearsal, problem)} />
      <Tries
        {...{ title, tries }}
        startedAt={rehearsal.startedAt}
        pathOf={(id) => paths.submission(problemId, id)}
      />
      {final ? (
        <FinalCode {...{ final, renderCode }} />
      ) : (
        <p className="text-sm text-muted">
          {problem.isSealed
            ? 'Your code of then is closed while you rehearse with this problem again.'
            : 'Nothing was written.'}
        </p>
      )}
      {problem.hasTape ? (
        <WatchTape title={title} load={() => loadTape(rehearsal, problem)} />
      ) : null}
    </section>
  );
}
