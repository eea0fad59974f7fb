import type { Rehearsal, RehearsalProblem } from '@stepwise/contracts/rehearsal';
import { Link } from 'react-router-dom';
import { VerdictBadge } from '../../../../components/ui/badges/verdict-badge.tsx';
import { paths } from '../../../../lib/paths.ts';
import { Facts } from './facts.tsx';
import { FinalCode, type RenderCode } from './final-code.tsx';
import { WatchTape } from '../tape/watch-tape.tsx';
import { getTape } from '../../rehearsal.api.ts';
import { durationText, factsOf } from '../../rehearsal-words.ts';

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
      {tries.length > 0 ? <Tries rehearsal={rehearsal} problem={problem} /> : null}
      {final ? (
        <FinalCode {...{ final, renderCode }} />
      ) : (
        <p className="text-sm text-muted">Nothing was written.</p>
      )}
      {problem.hasTape ? (
        <WatchTape title={title} load={() => loadTape(rehearsal, problem)} />
      ) : null}
    </section>
  );
}

function Tries({ rehearsal, problem }: Pick<ReportProblemProps, 'rehearsal' | 'problem'>) {
  const started = Date.parse(rehearsal.startedAt);
  return (
    <ul aria-label={`Runs of ${problem.title}`} className="flex flex-col gap-1.5 text-sm">
      {problem.tries.map(({ id, status, passedCount, totalCount, createdAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 tabular-nums">
          <Link to={paths.submission(problem.problemId, id)} className="link-inline">
            <VerdictBadge status={status} />
          </Link>
          <span>
            {passedCount} of {totalCount} tests
          </span>
          <span className="text-muted">
            after {durationText(Math.max(0, Math.round((Date.parse(createdAt) - started) / 1000)))}
          </span>
        </li>
      ))}
    </ul>
  );
}
