import type { SubmissionTest } from '@stepwise/contracts/submission';
import type { TestStatus } from '@stepwise/contracts/verdict';
import { isVerdict } from '@stepwise/contracts/verdict-list';
import { Check, Clock, FileWarning, type LucideIcon, MemoryStick, Minus, X } from 'lucide-react';
import { nameOfTest, SMALLEST } from './test-name.ts';

type TestStripProps = {
  /** While a run is on its way some are missing. */
  tests: readonly SubmissionTest[];
  totalCount: number;
  /** Without it the strip only tells. */
  selected?: number | undefined;
  onSelect?: (index: number) => void;
};

/**
 * One small square a test. To choose from, they are one line, which scrolls: the texts of the test are
 * what the pane has its height for. They keep the order given, but what is hidden stands behind what
 * is not, so that it is said once.
 */
export function TestStrip({ tests, totalCount, selected, onSelect }: TestStripProps) {
  if (onSelect) {
    const hidden = tests.filter((test) => test.hidden);
    const choice = { selected, onSelect };
    return (
      <ol
        aria-label="Tests"
        // Positioned: otherwise its texts for screen readers would make the pane scroll sideways.
        // What goes on fades out.
        className="relative -mx-1 flex min-w-0 flex-1 basis-72 gap-1.5 overflow-x-auto mask-r-from-[calc(100%-2rem)] p-1 pe-8"
      >
        <Choices {...choice} tests={tests.filter((test) => !test.hidden)} />
        {hidden.length > 0 ? (
          // The name of each says so.
          <li
            aria-hidden="true"
            className="flex shrink-0 items-center gap-1.5 text-xs text-muted before:h-4 before:border-s before:border-field-line"
          >
            hidden
          </li>
        ) : null}
        <Choices {...choice} tests={hidden} />
      </ol>
    );
  }
  const byIndex = new Map(tests.map((test) => [test.index, test]));
  return (
    <ol aria-label="Tests" className="flex flex-wrap gap-1.5">
      {Array.from({ length: totalCount }, (_, offset) => {
        const test = byIndex.get(offset + 1);
        return (
          <li key={offset}>
            <span className={`${SQUARE} ${test ? colour(test.status) : 'border-dashed'}`}>
              <Square test={test} index={offset + 1} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

type ChoicesProps = Required<Pick<TestStripProps, 'tests' | 'selected' | 'onSelect'>>;

function Choices({ tests, selected, onSelect }: ChoicesProps) {
  return tests.map((test) => (
    <li key={test.index}>
      <button
        ref={selected === test.index ? bringIntoStrip : null}
        type="button"
        aria-pressed={selected === test.index}
        className={`${SQUARE} cursor-pointer hover:bg-base-300 aria-pressed:border-current aria-pressed:bg-base-300 ${colour(test.status)}`}
        onClick={() => onSelect(test.index)}
      >
        <Square test={test} index={test.index} />
      </button>
    </li>
  ));
}

/** A part of the next square is seen as well. */
const ROOM_PX = 48;

/** Scrolls the strip alone: what is opened first may stand behind all that is not hidden. */
function bringIntoStrip(square: HTMLElement | null): void {
  const strip = square?.closest('ol');
  if (!square || !strip) return;
  const { left, right } = square.getBoundingClientRect();
  const frame = strip.getBoundingClientRect();
  if (left < frame.left) strip.scrollLeft += left - frame.left - ROOM_PX;
  if (right > frame.right) strip.scrollLeft += right - frame.right + ROOM_PX;
}

const SQUARE =
  'inline-flex h-6 min-w-10 items-center justify-center gap-1 rounded-selector border border-line px-1.5 text-xs tabular-nums text-muted';

function Square({ test, index }: { test: SubmissionTest | undefined; index: number }) {
  return (
    <>
      <StatusIcon status={test?.status ?? 'Not Run'} />
      <span className="text-base-content" aria-hidden="true">
        {index === SMALLEST ? 'Smallest' : index}
      </span>
      <span className="sr-only">{nameOf(test, index)}</span>
    </>
  );
}

function nameOf(test: SubmissionTest | undefined, index: number): string {
  const outcome = test ? test.status : 'not finished';
  return `${nameOfTest(index)}: ${outcome}${test?.hidden ? ', hidden' : ''}`;
}

const LIMITS: Partial<Record<TestStatus, LucideIcon>> = {
  'Time Limit Exceeded': Clock,
  'Memory Limit Exceeded': MemoryStick,
  'Output Limit Exceeded': FileWarning,
};

function StatusIcon({ status }: { status: TestStatus }) {
  const look = { className: 'size-3.5', strokeWidth: 2.5, 'aria-hidden': true };
  if (status === 'Accepted') return <Check {...look} />;
  if (!isVerdict(status)) return <Minus {...look} />;
  const Limit = LIMITS[status];
  return Limit ? <Limit {...look} /> : <X {...look} />;
}

function colour(status: TestStatus): string {
  if (status === 'Accepted') return 'text-accepted!';
  if (!isVerdict(status)) return 'border-dashed';
  return status.endsWith('Exceeded') ? 'text-limit!' : 'text-rejected!';
}
