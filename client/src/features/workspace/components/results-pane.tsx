import type { Problem } from '@stepwise/contracts/problem';
import type { Submission } from '@stepwise/contracts/submission';
import { useState } from 'react';
import { Tabs, type Tab } from '../../../components/ui/tabs.tsx';
import type { Progress } from '../follow-execution.ts';
import { ResultView } from './result-view.tsx';
import { RunProgress } from './run-progress.tsx';
import { TestCasesTable } from './test-cases-table.tsx';

type ResultsPaneProps = {
  problem: Problem;
  isExecuting: boolean;
  progress: Progress;
  submission: Submission | null;
};

type Key = 'cases' | 'result';

/** The tests until there is a run; from then on its result, with the tests a tab away. */
export function ResultsPane({ problem, isExecuting, progress, submission }: ResultsPaneProps) {
  const hasRun = isExecuting || submission !== null;
  const [chosen, setChosen] = useState<{ key: Key; during: boolean }>({
    key: 'cases',
    during: false,
  });
  // Every run brings its result to the front once; what is chosen afterwards holds until the next.
  const [seenRun, setSeenRun] = useState(isExecuting);
  if (seenRun !== isExecuting) {
    setSeenRun(isExecuting);
    if (isExecuting) setChosen({ key: 'result', during: true });
  }

  const tabs: Tab<Key>[] = [
    {
      key: 'cases',
      label: 'Test Cases Data',
      content: (
        <TestCasesTable testCases={problem.testCases} hiddenTestCount={problem.hiddenTestCount} />
      ),
    },
  ];
  if (hasRun) {
    tabs.push({
      key: 'result',
      label: 'Result',
      content: submission ? (
        <ResultView submission={submission} />
      ) : (
        <RunProgress progress={progress} />
      ),
    });
  }
  return (
    <>
      <p role="status" className="sr-only">
        {announcement(isExecuting, submission)}
      </p>
      <Tabs
        label="Tests and result"
        fill
        tabs={tabs}
        active={hasRun ? chosen.key : 'cases'}
        onChange={(key) => setChosen({ key, during: false })}
      />
    </>
  );
}

function announcement(isExecuting: boolean, submission: Submission | null): string {
  if (isExecuting) return 'Running...';
  if (!submission) return '';
  const { status, passedCount, totalCount } = submission;
  return `${status}. ${String(passedCount)} of ${String(totalCount)} tests passed.`;
}
