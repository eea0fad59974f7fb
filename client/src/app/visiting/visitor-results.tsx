import type { ExploredProblem } from '@stepwise/contracts/explore';
import { useState } from 'react';
import { LongWait } from '../../components/long-wait.tsx';
import { Tabs, type Tab } from '../../components/ui/tabs.tsx';
import { TestCasesTable } from '../../features/workspace/results/test-cases-table.tsx';
import { useSampleRunsStore } from '../../features/workspace/visit/sample-runs.store.ts';
import { SampleRuns } from '../../features/workspace/visit/sample-runs.tsx';
import { SignInToRun, SignUp } from './ways-in.tsx';

type Key = 'cases' | 'samples';

/** The tests that everybody sees, what the samples came to, and the way to the rest. */
export function VisitorResults({ problem }: { problem: ExploredProblem }) {
  const { isRunning, result } = useSampleRunsStore();
  const [chosen, setChosen] = useState<Key>('cases');
  const [seen, setSeen] = useState(result);
  if (seen !== result) {
    setSeen(result);
    if (result) setChosen('samples');
  }
  const tabs: Tab<Key>[] = [
    { key: 'cases', label: 'Test Cases Data', content: <TestCasesTable {...problem} /> },
  ];
  if (result) tabs.push({ key: 'samples', label: 'Samples', content: <SampleRuns /> });
  return (
    <div className="flex h-full flex-col">
      <p role="status" className="sr-only">
        {isRunning ? 'Running...' : ''}
        {!isRunning && result ? announcement(result.runs) : ''}
      </p>
      <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2 text-sm">
        <p className="grow text-muted">All tests, hints and your progress are for members.</p>
        <SignInToRun slug={problem.slug} />
        <SignUp slug={problem.slug} />
        {isRunning ? <LongWait wayOut="Stop ends the wait." /> : null}
      </div>
      <div className="min-h-0 flex-1">
        <Tabs
          label="Tests and result"
          fill
          tabs={tabs}
          active={result ? chosen : 'cases'}
          onChange={setChosen}
        />
      </div>
    </div>
  );
}

function announcement(runs: readonly { readonly status: string }[]): string {
  const passed = runs.filter(({ status }) => status === 'Accepted').length;
  return `${String(passed)} of ${String(runs.length)} samples passed.`;
}
