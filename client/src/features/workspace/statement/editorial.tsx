import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { useFocusWhenGone } from '../../../lib/browser/focus/use-focus-when-gone.ts';
import { Markdown } from '../../../lib/markdown/markdown.tsx';
import { useReadingSize } from '../settings/use-reading-size.ts';

type EditorialProps = {
  text: string | null;
  isSolved: boolean;
  /** Whether it was opened at an earlier visit. */
  openBefore?: boolean;
  /** Told when it is on the screen. */
  onSeen?: () => void;
};

/** The editorial, behind a confirmation as long as it could spoil the problem. */
export function Editorial({ text, isSolved, openBefore = false, onSeen }: EditorialProps) {
  const size = useReadingSize();
  const [isOpenedNow, setOpenedNow] = useState(false);
  const isThere = Boolean(text?.trim());
  const isOpen = isOpenedNow || openBefore || isSolved;

  const shown = useFocusWhenGone<HTMLDivElement>(isThere && !isOpen);

  useEffect(() => {
    if (isThere && isOpen) onSeen?.();
  }, [isThere, isOpen, onSeen]);

  if (!text || !isThere) return <EmptyState title="No editorial available for this problem." />;
  if (!isOpen) {
    return (
      <EmptyState
        title="The editorial gives the solution away"
        action={
          <Button variant="neutral" size="sm" onClick={() => setOpenedNow(true)}>
            Show the editorial
          </Button>
        }
      >
        A hint may be all you need.
      </EmptyState>
    );
  }
  return (
    <div ref={shown} tabIndex={-1} className="px-5 py-5 text-[0.9375rem] outline-none" style={size}>
      <Markdown>{text}</Markdown>
    </div>
  );
}
