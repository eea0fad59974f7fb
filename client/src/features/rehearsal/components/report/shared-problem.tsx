import type { SharedReport } from '@stepwise/contracts/shared-report';
import type { Tape } from '@stepwise/contracts/tape';
import { factsOf } from '../../rehearsal-words.ts';
import { Facts } from './facts.tsx';
import { FinalCode, type RenderCode } from './final-code.tsx';
import { Tries } from './tries.tsx';
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
      <Tries {...{ title, tries }} startedAt={report.startedAt} />
      {final ? <FinalCode {...{ final, renderCode }} /> : null}
      {hasTape ? <WatchTape title={title} load={loadTape} /> : null}
    </section>
  );
}
