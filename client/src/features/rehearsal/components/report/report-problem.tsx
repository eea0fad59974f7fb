import { languageLabel } from '@stepwise/contracts/language-list';
import type { LanguageKey } from '@stepwise/contracts/language';
import type { Rehearsal, RehearsalProblem } from '@stepwise/contracts/rehearsal';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { VerdictBadge } from '../../../components/ui/badges/verdict-badge.tsx';
import { paths } from '../../../lib/paths.ts';
import { durationText, factsOf } from '../rehearsal-words.ts';

type ReportProblemProps = {
  rehearsal: Rehearsal;
  problem: RehearsalProblem;
  /** Shows a program; what draws code belongs to another feature. */
  renderCode: (code: { readonly language: LanguageKey; readonly code: string }) => ReactNode;
};

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
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {factsOf(rehearsal, problem).map(({ label, value }) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {tries.length > 0 ? <Tries rehearsal={rehearsal} problem={problem} /> : null}
      {final ? (
        <div>
          <p className="mb-1.5 text-sm font-medium">Final code, {languageLabel(final.language)}</p>
          <div className="max-h-[30rem] overflow-hidden rounded-field border border-line bg-base-100">
            <div className="flex max-h-[30rem] flex-col">{renderCode(final)}</div>
          </div>
        </div>
      ) : (
        <p className="text-sm text-muted">Nothing was written.</p>
      )}
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
