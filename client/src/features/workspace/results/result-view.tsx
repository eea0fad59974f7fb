import type { Submission, SubmissionTest } from '@stepwise/contracts/submission';
import { useState } from 'react';
import { VerdictBadge } from '../../../components/ui/verdict-badge.tsx';
import { summariseResult } from './result-summary.ts';
import { useLinkedLanguage } from '../settings/use-linked-language.ts';
import { ProgramMessage } from './program-message.tsx';
import { TestDetail } from './test-detail.tsx';
import { TestStrip } from './test-strip.tsx';

/** The result: verdict, three figures, and every test. */
export function ResultView({ submission }: { submission: Submission }) {
  const { status, passedCount, totalCount, testCases } = submission;
  const linked = useLinkedLanguage(submission.language);
  const summary = summariseResult(submission);
  const [selected, setSelected] = useState(() => firstOfInterest(testCases)?.index);
  const test = testCases.find(({ index }) => index === selected);
  return (
    <div className="flex flex-col gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-sm">
        <h2>
          <VerdictBadge status={status} className="text-base font-semibold" />
        </h2>
        <p className="tabular-nums">
          {passedCount} / {totalCount} tests passed
        </p>
        <dl className="flex flex-wrap gap-x-5 gap-y-1 lg:ms-auto">
          <Figure name="Success rate" value={summary.successRate} />
          <Figure name="Average runtime" value={summary.averageRuntime} />
          <Figure name="Average memory" value={summary.averageMemory} />
        </dl>
      </div>
      {submission.compileOutput ? (
        <ProgramMessage title="Compiler output" text={submission.compileOutput} language={linked} />
      ) : null}
      {testCases.length > 0 ? (
        <TestStrip
          tests={testCases}
          totalCount={testCases.length}
          selected={selected}
          onSelect={setSelected}
        />
      ) : null}
      {test ? (
        <TestDetail
          key={test.id}
          test={test}
          language={linked}
          isCompiled={status !== 'Compilation Error'}
        />
      ) : null}
    </div>
  );
}

/** The test that is worth a look: the first that failed, else the first. */
function firstOfInterest(tests: readonly SubmissionTest[]): SubmissionTest | undefined {
  return tests.find(({ passed, status }) => !passed && status !== 'Not Run') ?? tests[0];
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}
