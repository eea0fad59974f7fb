import type { SubmissionTest } from '@stepwise/contracts/submission';
import { EyeOff } from 'lucide-react';
import { VerdictBadge } from '../../../components/ui/verdict-badge.tsx';
import { OutputComparison } from './output-comparison.tsx';
import { ProgramMessage } from './program-message.tsx';
import { TextBlock } from './text-block.tsx';

/** One test of a result. Of a hidden one only the verdict and the figures are told. */
export function TestDetail({ test }: { test: SubmissionTest }) {
  return (
    <section aria-label={`Test ${String(test.index)}`} className="flex flex-col gap-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="text-muted">Test {test.index}</span>
        <VerdictBadge status={test.status} />
        <span className="text-muted tabular-nums">
          {[test.time, test.memory].filter((figure) => figure !== null).join(' · ')}
        </span>
      </p>
      {test.hidden ? (
        <p className="flex items-center gap-2 text-muted">
          <EyeOff className="size-4 shrink-0" aria-hidden="true" />
          This test is hidden: its input and outputs are not shown.
        </p>
      ) : (
        <VisibleTest test={test} />
      )}
      {test.stderr ? <ProgramMessage title="Error output" text={test.stderr} /> : null}
    </section>
  );
}

function VisibleTest({ test }: { test: SubmissionTest }) {
  return (
    <>
      <div>
        <h3 className="mb-1.5 text-xs text-muted">Input</h3>
        <div className="rounded-field border border-line bg-base-100 px-3 py-2">
          <TextBlock text={test.stdin ?? ''} />
        </div>
      </div>
      {test.status === 'Not Run' ? (
        <p className="text-muted">Not run: an earlier test met a limit.</p>
      ) : (
        <OutputComparison
          expected={test.expected ?? ''}
          actual={test.stdout ?? ''}
          isCompared={test.status === 'Wrong Answer'}
        />
      )}
    </>
  );
}
