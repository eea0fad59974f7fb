import type { Rehearsal } from '@stepwise/contracts/rehearsal';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';
import { Page } from '../../../components/ui/page/page.tsx';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { ReportProblem } from '../../../features/rehearsal/components/report/report-problem.tsx';
import { Recordings } from '../../../features/rehearsal/components/report/recordings.tsx';
import { SameSet } from '../../../features/rehearsal/components/report/same-set.tsx';
import { RubricForm } from '../../../features/rehearsal/components/report/rubric-form.tsx';
import { ShareReport } from '../../../features/rehearsal/components/report/share-report.tsx';
import { durationText, spentSeconds } from '../../../features/rehearsal/rehearsal-words.ts';
import { useRehearsalStore } from '../../../features/rehearsal/rehearsal.store.ts';
import { CodeView } from '../../../features/workspace/statement/code/code-view.tsx';
import type { ApiError } from '../../../lib/api/failures/api-error.ts';
import { useMediaQuery } from '../../../lib/browser/screen/use-media-query.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';

export function Component() {
  const { id = '' } = useParams();
  const { report, reportError, loadReport } = useRehearsalStore();

  useEffect(() => {
    void loadReport(id);
  }, [loadReport, id]);

  const known = report?.id === id ? report : null;
  return (
    <Page
      title="Rehearsal report"
      subtitle={known ? subtitleOf(known) : undefined}
      actions={
        <Link to={paths.rehearsal} className={buttonClass('neutral', 'sm')}>
          All rehearsals
        </Link>
      }
    >
      {known ? <Report key={known.id} rehearsal={known} /> : null}
      {!known && reportError ? (
        <NoReport error={reportError} onRetry={() => void loadReport(id)} />
      ) : null}
      {known || reportError ? null : (
        <div role="status">
          <span className="sr-only">Loading the report...</span>
          <Skeleton className="h-48 rounded-box" />
        </div>
      )}
    </Page>
  );
}

/** The other side of the breakpoint `lg`, so that the order in the document is that on the screen. */
const ONE_COLUMN = '(width < 64rem)';

/** No report, and what cannot be the id of one. */
const NOWHERE = new Set([400, 404]);

type NoReportProps = { error: ApiError; onRetry: () => void };

function NoReport({ error, onRetry }: NoReportProps) {
  if (NOWHERE.has(error.status)) {
    return (
      <EmptyState
        title="There is no such rehearsal"
        action={
          <Link to={paths.rehearsal} className={buttonClass('neutral')}>
            Back to Rehearsal
          </Link>
        }
      >
        It may belong to another account, or the address has a typing error.
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title="The report could not be loaded"
      requestId={error.requestId}
      onRetry={onRetry}
    >
      {error.message}
    </ErrorState>
  );
}

function Report({ rehearsal }: { rehearsal: Rehearsal }) {
  const [isSkipped, setSkipped] = useState(false);
  const results = useRef<HTMLHeadingElement>(null);
  const isShown = rehearsal.rubric !== null || isSkipped;
  // To skip is one step, to grade another; a report that was graded before has taken it.
  const steps = Number(isSkipped) + Number(rehearsal.rubric !== null);
  const stepsBefore = useRef(steps);
  const isOneColumn = useMediaQuery(ONE_COLUMN);

  useEffect(() => {
    // What was pressed is gone, and this has come.
    if (steps > stepsBefore.current) results.current?.focus();
    stepsBefore.current = steps;
  }, [steps]);

  if (rehearsal.endedAt === null) {
    return (
      <EmptyState
        title="This rehearsal is still running"
        action={
          <Link to={paths.rehearsal} className={buttonClass('primary')}>
            Go on with it
          </Link>
        }
      >
        The report is made when it has ended.
      </EmptyState>
    );
  }
  // Whoever has graded comes back for the results: nobody should have to scroll past all the rest to them.
  const isResultsFirst = isOneColumn && rehearsal.rubric !== null;
  const parts = [
    <Own
      key="own"
      {...{ rehearsal, isShown }}
      onSkip={() => setSkipped(true)}
      onDeleted={() => results.current?.focus()}
    />,
    <Results key="results" {...{ rehearsal, isShown, heading: results }} />,
  ];
  return (
    <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
      {isResultsFirst ? parts.toReversed() : parts}
    </div>
  );
}

type OwnProps = {
  rehearsal: Rehearsal;
  isShown: boolean;
  onSkip: () => void;
  onDeleted: () => void;
};

/** What the person says of it, and what there is to do with it. */
function Own({ rehearsal, isShown, onSkip, onDeleted }: OwnProps) {
  return (
    <div className="flex flex-col gap-10">
      <section aria-labelledby="rubric" className="flex flex-col gap-3">
        <h2 id="rubric" className="text-lg font-semibold">
          How did it go?
        </h2>
        <RubricForm
          key={rehearsal.rubric ? 'graded' : 'new'}
          rehearsal={rehearsal}
          {...(isShown ? {} : { onSkip })}
        />
      </section>
      {isShown ? (
        <>
          <ShareReport rehearsal={rehearsal} />
          <SameSet rehearsal={rehearsal} />
          <Recordings {...{ rehearsal, onDeleted }} />
        </>
      ) : null}
    </div>
  );
}

type ResultsProps = {
  rehearsal: Rehearsal;
  isShown: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
};

function Results({ rehearsal, isShown, heading }: ResultsProps) {
  return (
    <section aria-labelledby="results" className="flex min-w-0 flex-col gap-4">
      <h2 id="results" ref={heading} tabIndex={-1} className="text-lg font-semibold">
        Results
      </h2>
      {isShown ? (
        rehearsal.problems.map((problem) => (
          <ReportProblem
            key={problem.problemId}
            {...{ rehearsal, problem }}
            renderCode={({ code, language }) => (
              <CodeView label={`Final code of ${problem.title}`} {...{ code, language }} />
            )}
          />
        ))
      ) : (
        <p className="text-muted">
          Grade yourself first: what one thinks of it counts before the verdicts do.
        </p>
      )}
    </section>
  );
}

function subtitleOf({ startedAt, endedAt, minutes }: Rehearsal): string {
  const spent = endedAt ? `${durationText(spentSeconds({ startedAt, endedAt }))} of ` : '';
  return `${formatDateTime(startedAt)}, ${spent}${String(minutes)} min`;
}
