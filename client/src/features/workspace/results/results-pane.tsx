import type { Problem } from '@stepwise/contracts/problem';
import type { Submission } from '@stepwise/contracts/submission';
import { useEffect, useRef, useState } from 'react';
import { Tabs, type Tab } from '../../../components/ui/tabs.tsx';
import type { Progress } from '../run/follow-execution.ts';
import { STACKED } from '../layout/stacked.ts';
import { CustomInput } from '../custom/custom-input.tsx';
import { ResultView } from './result-view.tsx';
import { RunProgress } from '../run/run-progress.tsx';
import { TestCasesTable } from './test-cases-table.tsx';

type ResultsPaneProps = {
  problem: Problem;
  isExecuting: boolean;
  progress: Progress;
  submission: Submission | null;
  isTrying: boolean;
  canRun: boolean;
  onTryOut: () => void;
};

type Key = 'cases' | 'custom' | 'result';

/** The tests until there is a run; from then on its result, with tests and own inputs a tab away. */
export function ResultsPane({ problem, progress, submission, ...runs }: ResultsPaneProps) {
  const { isExecuting, isTrying, canRun, onTryOut } = runs;
  const hasRun = isExecuting || submission !== null;
  const [chosen, setChosen] = useState<Key>('cases');
  // Every run brings its result to the front once; what is chosen afterwards holds until the next.
  const [seenRun, setSeenRun] = useState(isExecuting);
  if (seenRun !== isExecuting) {
    setSeenRun(isExecuting);
    if (isExecuting) setChosen('result');
  }
  const [seenTrial, setSeenTrial] = useState(isTrying);
  if (seenTrial !== isTrying) {
    setSeenTrial(isTrying);
    if (isTrying) setChosen('custom');
  }

  // One below the other, the result is out of sight of the button that asked for it.
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const isNews = isExecuting || isTrying || submission !== null;
    if (!isNews || !window.matchMedia(STACKED).matches) return;
    status.current?.closest('[data-results]')?.scrollIntoView({ block: 'start' });
  }, [isExecuting, isTrying, submission]);

  const tabs: Tab<Key>[] = [
    {
      key: 'cases',
      label: 'Test Cases Data',
      content: (
        <TestCasesTable testCases={problem.testCases} hiddenTestCount={problem.hiddenTestCount} />
      ),
    },
    {
      key: 'custom',
      label: 'Custom Input',
      content: <CustomInput canRun={canRun} onTryOut={onTryOut} />,
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
        {announcement(isExecuting || isTrying, submission)}
      </p>
      <Tabs
        label="Tests and result"
        fill
        tabs={tabs}
        active={chosen === 'result' && !hasRun ? 'cases' : chosen}
        onChange={setChosen}
      />
    </>
  );
}

function announcement(isRunning: boolean, submission: Submission | null): string {
  if (isRunning) return 'Running...';
  if (!submission) return '';
  const { status, passedCount, totalCount } = submission;
  return `${status}. ${String(passedCount)} of ${String(totalCount)} tests passed.`;
}
