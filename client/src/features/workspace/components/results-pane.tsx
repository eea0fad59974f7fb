import type { Problem } from '@stepwise/contracts/problem';
import type { Submission } from '@stepwise/contracts/submission';
import { useEffect, useRef, useState } from 'react';
import { Tabs, type Tab } from '../../../components/ui/tabs.tsx';
import type { Progress } from '../follow-execution.ts';
import { STACKED } from '../stacked.ts';
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
  const [chosen, setChosen] = useState<Key>('cases');
  // Every run brings its result to the front once; what is chosen afterwards holds until the next.
  const [seenRun, setSeenRun] = useState(isExecuting);
  if (seenRun !== isExecuting) {
    setSeenRun(isExecuting);
    if (isExecuting) setChosen('result');
  }

  // One below the other, the result is out of sight of the button that asked for it.
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const isNews = isExecuting || submission !== null;
    if (!isNews || !window.matchMedia(STACKED).matches) return;
    status.current?.closest('[data-results]')?.scrollIntoView({ block: 'start' });
  }, [isExecuting, submission]);

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
      <p ref={status} role="status" className="sr-only">
        {announcement(isExecuting, submission)}
      </p>
      <Tabs
        label="Tests and result"
        fill
        tabs={tabs}
        active={hasRun ? chosen : 'cases'}
        onChange={setChosen}
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
