import type { Submission, SubmissionTest } from '@stepwise/contracts/submission';
import { type ReactNode, useState } from 'react';
import { VerdictBadge } from '../../../components/ui/badges/verdict-badge.tsx';
import { useCounterexampleStore } from '../counterexample/counterexample.store.ts';
import { hasFailedOnInput } from '../counterexample/has-failed-on-input.ts';
import { SmallestInput } from '../counterexample/smallest-input.tsx';
import { HowItGrows, mayTellGrowth } from '../growth/how-it-grows.tsx';
import type { ProblemLimits } from './limit-met.ts';
import { summariseResult } from './result-summary.ts';
import { useLinkedLanguage } from '../settings/use-linked-language.ts';
import { ProgramMessage } from './program-message.tsx';
import { TestDetail } from './test-detail.tsx';
import { TestStrip } from './test-strip.tsx';

type ResultViewProps = {
  submission: Submission;
  /** The problem's; left out where they are not known. */
  limits?: ProblemLimits;
  /** Shown below an Accepted. */
  afterAccepted?: ReactNode;
};

/** The result: the verdict and what went wrong first, then three figures and every test. */
export function ResultView({ submission, limits, afterAccepted }: ResultViewProps) {
  const { status, passedCount, totalCount, testCases } = submission;
  const linked = useLinkedLanguage(submission.language);
  const summary = summariseResult(submission);
  const found = useCounterexampleStore(({ known }) => known[submission.id]?.data.test ?? null);
  const tests = [...(found ? [found] : []), ...failingFirst(testCases)];
  const [chosen, setChosen] = useState<number | null>(null);
  const selected = chosen ?? tests[0]?.index;
  const test = tests.find(({ index }) => index === selected);
  return (
    <div className="@container flex flex-col gap-2 px-4 py-2.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <h2>
          <VerdictBadge status={status} className="text-base font-semibold" />
        </h2>
        <p className="tabular-nums">
          {passedCount} / {totalCount} tests passed
        </p>
        <dl className="flex flex-wrap gap-x-4 gap-y-1 text-xs @3xl:ms-auto">
          <Figure name="Success rate" value={summary.successRate} />
          <Figure name="Average runtime" value={summary.averageRuntime} />
          <Figure name="Average memory" value={summary.averageMemory} />
        </dl>
      </div>
      {status === 'Accepted' ? afterAccepted : null}
      {mayTellGrowth(submission) ? <HowItGrows submissionId={submission.id} /> : null}
      {submission.compileOutput ? (
        <ProgramMessage title="Compiler output" text={submission.compileOutput} language={linked} />
      ) : null}
      {tests.length > 0 ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <TestStrip
            tests={tests}
            totalCount={tests.length}
            selected={selected}
            onSelect={setChosen}
          />
          {hasFailedOnInput(submission) ? (
            <SmallestInput submissionId={submission.id} onSearch={() => setChosen(null)} />
          ) : null}
        </div>
      ) : null}
      {test ? (
        // What somebody is at is not replaced by what an unasked search has found.
        <div onFocusCapture={() => setChosen(test.index)}>
          <TestDetail
            key={test.id}
            test={test}
            program={submission}
            limits={limits}
            language={linked}
            isCompiled={status !== 'Compilation Error'}
          />
        </div>
      ) : null}
    </div>
  );
}

/** What failed comes first, then what passed, then what was not run; each in the order of the tests. */
function failingFirst(tests: readonly SubmissionTest[]): SubmissionTest[] {
  const rank = ({ passed, status }: SubmissionTest) => {
    if (status === 'Not Run') return 2;
    return passed ? 1 : 0;
  };
  return [...tests].sort((left, right) => rank(left) - rank(right));
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}
