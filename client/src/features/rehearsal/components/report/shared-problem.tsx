import type { SharedReport } from '@stepwise/contracts/shared-report';
import type { Tape } from '@stepwise/contracts/tape';
import { VerdictBadge } from '../../../../components/ui/badges/verdict-badge.tsx';
import { durationText, factsOf } from '../../rehearsal-words.ts';
import { Facts } from './facts.tsx';
import { FinalCode, type RenderCode } from './final-code.tsx';
import { WatchTape } from '../tape/watch-tape.tsx';

type SharedProblemProps = {
  report: SharedReport;
  problem: SharedReport['problems'][number];
  renderCode: RenderCode;
  loadTape: () => Promise<Tape>;
};

/** A problem of a report that somebody shares, with what they chose to show. */
export function SharedProblem({ report, problem, renderCode, loadTape }: SharedProblemProps) {
  const { number, title, seconds, tries, final, hasTape } = problem;
  const heading = `shared-${String(number)}`;
  return (
    <section aria-labelledby={heading} className="surface flex flex-col gap-4 p-5">
      <h3 id={heading} className="font-semibold wrap-anywhere">
        {title}
      </h3>
      {seconds === null ? null : <Facts facts={factsOf(report, { ...problem, seconds })} />}
      {tries.length > 0 ? (
        <ul aria-label={`Runs of ${title}`} className="flex flex-col gap-1.5 text-sm">
          {tries.map(({ status, passedCount, totalCount, createdAt }) => (
            <li
              key={createdAt}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 tabular-nums"
            >
              <VerdictBadge status={status} />
              <span>
                {passedCount} of {totalCount} tests
              </span>
              <span className="text-muted">after {afterText(report, createdAt)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {final ? <FinalCode {...{ final, renderCode }} /> : null}
      {hasTape ? <WatchTape title={title} load={loadTape} /> : null}
    </section>
  );
}

function afterText({ startedAt }: SharedReport, iso: string): string {
  return durationText(Math.max(0, Math.round((Date.parse(iso) - Date.parse(startedAt)) / 1000)));
}
