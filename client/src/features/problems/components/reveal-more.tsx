import { Button } from '../../../components/ui/button.tsx';
import { ROWS_PER_STEP } from '../reveal.ts';

type RevealMoreProps = {
  shown: number;
  total: number;
  onMore: () => void;
  endRef: (element: HTMLElement | null) => (() => void) | undefined;
};

/** The end of the list: tells how much is shown, and shows more to those who do not scroll. */
export function RevealMore({ shown, total, onMore, endRef }: RevealMoreProps) {
  const next = Math.min(ROWS_PER_STEP, total - shown);
  return (
    <div ref={endRef} className="flex min-h-14 items-center justify-between gap-4 py-3 text-sm">
      <p className="text-muted tabular-nums">
        {shown} of {total}
      </p>
      {next > 0 ? (
        <Button variant="ghost" size="sm" onClick={onMore}>
          Show {next} more
        </Button>
      ) : null}
    </div>
  );
}
