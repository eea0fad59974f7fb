import type { SubmissionTest } from '@stepwise/contracts/submission';
import type { TestStatus } from '@stepwise/contracts/verdict';
import { isVerdict } from '@stepwise/contracts/verdict-list';
import { Check, Clock, EyeOff, Minus, X } from 'lucide-react';

type TestStripProps = {
  /** In order; while a run is on its way some are missing. */
  tests: readonly SubmissionTest[];
  totalCount: number;
  /** Without it the strip only tells. */
  selected?: number | undefined;
  onSelect?: (index: number) => void;
};

/** One small square a test. */
export function TestStrip({ tests, totalCount, selected, onSelect }: TestStripProps) {
  const byIndex = new Map(tests.map((test) => [test.index, test]));
  return (
    <ol aria-label="Tests" className="flex flex-wrap gap-1.5">
      {Array.from({ length: totalCount }, (_, offset) => {
        const index = offset + 1;
        const test = byIndex.get(index);
        return (
          <li key={index}>
            {test && onSelect ? (
              <button
                type="button"
                aria-pressed={selected === index}
                className={`${SQUARE} cursor-pointer hover:bg-base-300 aria-pressed:border-current aria-pressed:bg-base-300 ${colour(test.status)}`}
                onClick={() => onSelect(index)}
              >
                <Square test={test} index={index} />
              </button>
            ) : (
              <span className={`${SQUARE} ${test ? colour(test.status) : 'border-dashed'}`}>
                <Square test={test} index={index} />
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const SQUARE =
  'inline-flex h-7 min-w-11 items-center justify-center gap-1 rounded-selector border border-line px-1.5 text-xs tabular-nums text-muted';

function Square({ test, index }: { test: SubmissionTest | undefined; index: number }) {
  return (
    <>
      <StatusIcon status={test?.status ?? 'Not Run'} />
      <span className="text-base-content" aria-hidden="true">
        {index}
      </span>
      <span className="sr-only">{nameOf(test, index)}</span>
      {test?.hidden ? <EyeOff className="size-3 text-muted" aria-hidden="true" /> : null}
    </>
  );
}

function nameOf(test: SubmissionTest | undefined, index: number): string {
  const outcome = test ? test.status : 'not finished';
  return `Test ${String(index)}: ${outcome}${test?.hidden ? ', hidden' : ''}`;
}

function StatusIcon({ status }: { status: TestStatus }) {
  const look = { className: 'size-3.5', strokeWidth: 2.5, 'aria-hidden': true };
  if (status === 'Accepted') return <Check {...look} />;
  if (!isVerdict(status)) return <Minus {...look} />;
  return status.endsWith('Exceeded') ? <Clock {...look} /> : <X {...look} />;
}

function colour(status: TestStatus): string {
  if (status === 'Accepted') return 'text-accepted!';
  if (!isVerdict(status)) return 'border-dashed';
  return status.endsWith('Exceeded') ? 'text-limit!' : 'text-rejected!';
}
