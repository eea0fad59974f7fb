import type { SharedReport } from '@stepwise/contracts/shared-report';
import { useCallback } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/loading/skeleton.tsx';
import { Page } from '../../components/ui/page/page.tsx';
import { EmptyState } from '../../components/ui/states/empty-state.tsx';
import { ErrorState } from '../../components/ui/states/error-state.tsx';
import { Grades } from '../../features/rehearsal/components/report/grades.tsx';
import { SharedProblem } from '../../features/rehearsal/components/report/shared-problem.tsx';
import { readSharedReport, readSharedTape } from '../../features/rehearsal/rehearsal.api.ts';
import { durationText, spentSeconds } from '../../features/rehearsal/rehearsal-words.ts';
import { pathOfSet } from '../../features/rehearsal/same-set.ts';
import { CodeView } from '../../features/workspace/statement/code/code-view.tsx';
import { useRead } from '../../lib/api/use-read.ts';
import { formatDateTime } from '../../lib/format.ts';

export function Component() {
  // Browsers send what is behind # to nobody: neither a log nor another site ever has the token.
  const token = useLocation().hash.slice(1);
  // Another link in the same tab is another report.
  return <SharedPage key={token} token={token} />;
}

/** No report has such a token: the API says that, or that it cannot be one. */
const NOWHERE = new Set([400, 404]);

function SharedPage({ token }: { token: string }) {
  const read = useCallback(() => readSharedReport(token), [token]);
  const { data: report, error, load } = useRead(read);
  return (
    <Page
      title="Shared report"
      heading="Report of an interview rehearsal"
      subtitle={report ? subtitleOf(report) : undefined}
    >
      {report ? <Report {...{ report, token }} /> : null}
      {error && NOWHERE.has(error.status) ? (
        <EmptyState title="This link leads nowhere">
          It was ended, or its end is missing. Ask for another one.
        </EmptyState>
      ) : null}
      {error && !NOWHERE.has(error.status) ? (
        <ErrorState
          title="The report could not be loaded"
          requestId={error.requestId}
          onRetry={load}
        >
          {error.message}
        </ErrorState>
      ) : null}
      {report || error ? null : (
        <div role="status">
          <span className="sr-only">Loading the report...</span>
          <Skeleton className="h-48 rounded-box" />
        </div>
      )}
    </Page>
  );
}

function Report({ report, token }: { report: SharedReport; token: string }) {
  const { rubric, problems } = report;
  return (
    <div className="flex flex-col gap-10">
      {rubric ? (
        <section aria-labelledby="grades" className="flex max-w-xl flex-col gap-3">
          <h2 id="grades" className="text-lg font-semibold">
            How it went, in their own grades
          </h2>
          <Grades rubric={rubric} />
        </section>
      ) : null}
      <section aria-labelledby="results" className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="results" className="text-lg font-semibold">
            {problems.length === 1 ? 'The problem' : 'The problems'}
          </h2>
          <Link to={pathOfSet(report)} className={buttonClass('neutral', 'sm')}>
            Rehearse with the same
          </Link>
        </div>
        {problems.map((problem, index) => (
          <SharedProblem
            key={problem.number}
            {...{ report, problem }}
            loadTape={() => readSharedTape(token, index + 1)}
            renderCode={({ code, language }) => (
              <CodeView label={`Final code of ${problem.title}`} {...{ code, language }} />
            )}
          />
        ))}
      </section>
    </div>
  );
}

function subtitleOf({ startedAt, endedAt, minutes }: SharedReport): string {
  const spent = endedAt ? `${durationText(spentSeconds({ startedAt, endedAt }))} of ` : '';
  return `${formatDateTime(startedAt)}, ${spent}${String(minutes)} min`;
}
