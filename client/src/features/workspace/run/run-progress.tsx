import { LongWait } from '../../../components/long-wait.tsx';
import { Spinner } from '../../../components/ui/loading/spinner.tsx';
import type { Progress } from './follow-execution.ts';
import { nameOfTest } from '../results/test-name.ts';
import { TestStrip } from '../results/test-strip.tsx';

/** A run on its way: each test as it finishes. */
export function RunProgress({ progress }: { progress: Progress }) {
  const { totalCount, tests } = progress;
  const words = stage(progress);
  return (
    <div className="flex flex-col gap-3 px-4 py-3">
      <p className="flex items-center gap-2.5 font-semibold text-pending">
        <Spinner />
        {words}
      </p>
      <LongWait key={words} wayOut="Stop ends the wait." />
      <LimitMet tests={tests} />
      {totalCount === null ? null : <TestStrip tests={tests} totalCount={totalCount} />}
    </div>
  );
}

/** A test that met a limit ends the run: said while those before it are waited for. */
function LimitMet({ tests }: Pick<Progress, 'tests'>) {
  const [first] = tests
    .filter(({ status }) => status.endsWith('Exceeded'))
    .sort((one, other) => one.index - other.index);
  if (!first) return null;
  return (
    <p className="text-sm text-muted">
      {`${nameOfTest(first.index)}: ${first.status}. The tests after it are not run.`}
    </p>
  );
}

function stage({ submissionId, totalCount, before, waitsForTests, tests }: Progress): string {
  if (waitsForTests)
    return 'The tests of this problem are still being made; your code is sent then';
  if (submissionId === null) return 'Sending your code';
  if (totalCount === null) {
    if (before === null) return 'Waiting in the queue';
    if (before === 0) return 'Waiting for a worker, you are next';
    return `Waiting for a worker, ${String(before)} before you`;
  }
  return `${String(tests.length)} of ${String(totalCount)} tests finished`;
}
