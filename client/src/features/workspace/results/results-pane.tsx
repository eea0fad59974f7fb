import type { Problem } from '@stepwise/contracts/problem';
import type { Submission } from '@stepwise/contracts/submission';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Tabs, type Tab } from '../../../components/ui/tabs.tsx';
import type { Progress } from '../run/follow-execution.ts';
import { useUnaskedSearch } from '../counterexample/use-unasked-search.ts';
import { useCustomStore } from '../custom/custom.store.ts';
import { usePaneStore } from '../layout/pane.store.ts';
import { CustomInput } from '../custom/custom-input.tsx';
import { ResultView } from './result-view.tsx';
import { RunProgress } from '../run/run-progress.tsx';
import { TestCasesTable } from './test-cases-table.tsx';

type ResultsPaneProps = {
  problem: Problem;
  isExecuting: boolean;
  progress: Progress;
  submission: Submission | null;
  /** Whether that is a run of an earlier visit. */
  isRestored: boolean;
  /** Why the last run did not happen. */
  refusal: string | null;
  isTrying: boolean;
  canRun: boolean;
  onTryOut: () => void;
  /** What to do once the problem is solved; drawn by the page. */
  afterAccepted: ReactNode;
};

type Key = 'cases' | 'custom' | 'result';

/** The tests until there is a run; from then on its result, with tests and own inputs a tab away. */
export function ResultsPane({ problem, progress, submission, refusal, ...runs }: ResultsPaneProps) {
  const { isExecuting, isRestored, isTrying, canRun, onTryOut, afterAccepted } = runs;
  const hasRun = isExecuting || submission !== null || refusal !== null;
  const [chosen, setChosen] = useChosenTab(runs, submission !== null);
  useUnaskedSearch(isRestored ? null : submission);

  const tabs: Tab<Key>[] = [
    {
      key: 'cases',
      label: 'Test Cases Data',
      content: <TestCasesTable {...problem} />,
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
        <ResultView
          // Another result is another one to choose a test of.
          key={submission.id}
          submission={submission}
          limits={problem}
          afterAccepted={afterAccepted}
        />
      ) : (
        <NoResult progress={progress} refusal={refusal} />
      ),
    });
  }
  return (
    <>
      <p role="status" className="sr-only">
        {announcement(isExecuting || isTrying, isRestored ? null : submission)}
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

/** A run on its way, or why there is none: the toast that said so is gone. */
function NoResult({ progress, refusal }: Pick<ResultsPaneProps, 'progress' | 'refusal'>) {
  if (refusal === null) return <RunProgress progress={progress} />;
  return (
    <div className="flex flex-col gap-1 px-4 py-3 text-sm">
      <h2 className="font-semibold">Not judged</h2>
      <p>{refusal}</p>
      <p className="text-muted">Your code is as it was. Run Code sends it again.</p>
    </div>
  );
}

type Happening = Pick<ResultsPaneProps, 'isExecuting' | 'isRestored' | 'isTrying'>;

/** The tab in front: what happens brings its own there, and on a phone the results with it. */
function useChosenTab({ isExecuting, isRestored, isTrying }: Happening, hasResult: boolean) {
  const fillings = useCustomStore((state) => state.fillings);
  const [chosen, setChosen] = useState<Key>(hasResult ? 'result' : 'cases');
  // Each brings its tab to the front once; what is chosen afterwards holds until the next.
  useNews(isExecuting, () => setChosen('result'));
  // An old verdict is no news: it takes the place of the tests, never of a run or of what one types.
  useNews(isRestored, () => {
    if (chosen === 'cases' && !isTrying) setChosen('result');
  });
  useNews(isTrying, () => setChosen('custom'));
  useNews(fillings, () => setChosen('custom'));

  // On a phone the results are behind a tab of their own.
  const { showPane } = usePaneStore.getState();
  useEffect(() => {
    if (isExecuting || isTrying) showPane('results');
  }, [isExecuting, isTrying, showPane]);
  const firstFillings = useRef(fillings);
  useEffect(() => {
    if (fillings !== firstFillings.current) showPane('results');
  }, [fillings, showPane]);

  return [chosen, setChosen] as const;
}

/** Acts when the value becomes another one that says something; not for the first. */
function useNews(value: boolean | number, act: () => void): void {
  const [seen, setSeen] = useState(value);
  if (seen === value) return;
  setSeen(value);
  if (value !== false) act();
}

function announcement(isRunning: boolean, submission: Submission | null): string {
  if (isRunning) return 'Running...';
  if (!submission) return '';
  const { status, passedCount, totalCount } = submission;
  return `${status}. ${String(passedCount)} of ${String(totalCount)} tests passed.`;
}
