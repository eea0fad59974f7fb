import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { useFocusWhenGone } from '../../../lib/browser/focus/use-focus-when-gone.ts';
import { Markdown } from '../../../lib/markdown/markdown.tsx';
import { useReadingSize } from '../settings/use-reading-size.ts';
import { splitHints } from '@stepwise/contracts/split-hints';

type HintsProps = {
  text: string | null;
  /** How many were opened at earlier visits. */
  openBefore?: number;
  /** Told how many are on the screen. */
  onSeen?: (count: number) => void;
};

/** Hints one at a time, from vague to concrete. What was opened once is open. */
export function Hints({ text, openBefore = 0, onSeen }: HintsProps) {
  const hints = splitHints(text);
  const size = useReadingSize();
  const [openedNow, setOpenedNow] = useState(0);
  const openCount = Math.min(Math.max(openedNow, openBefore), hints.length);

  const end = useFocusWhenGone<HTMLParagraphElement>(openCount < hints.length);

  useEffect(() => {
    if (openCount > 0) onSeen?.(openCount);
  }, [openCount, onSeen]);

  if (hints.length === 0) return <EmptyState title="No hints available." />;
  return (
    <div className="flex flex-col gap-4 px-5 py-5 text-[0.9375rem]" style={size}>
      <ol aria-live="polite" className="flex flex-col gap-3 empty:hidden">
        {hints.slice(0, openCount).map((hint, index) => (
          <li key={hint} className="surface px-4 py-3">
            <p className="mb-1 text-xs font-medium text-muted">Hint {index + 1}</p>
            <Markdown>{hint}</Markdown>
          </li>
        ))}
      </ol>
      {openCount < hints.length ? (
        <div className="flex flex-wrap items-center gap-3">
          {openCount === 0 ? (
            <p className="w-full text-muted">From vague to concrete, one at a time.</p>
          ) : null}
          <Button variant="neutral" size="sm" onClick={() => setOpenedNow(openCount + 1)}>
            {openCount === 0 ? 'Show a hint' : 'Show the next hint'}
          </Button>
          <span className="text-sm text-muted tabular-nums">
            {openCount} of {hints.length}
          </span>
        </div>
      ) : (
        <p ref={end} tabIndex={-1} className="text-sm text-muted outline-none">
          That was the last hint.
        </p>
      )}
    </div>
  );
}
