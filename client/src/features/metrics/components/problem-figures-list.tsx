import { PROBLEM_FIGURES_PAGE } from '@stepwise/contracts/metrics-limits';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { formatCount } from '../metrics-words.ts';
import { useProblemFiguresStore } from '../problem-figures.store.ts';
import { useWhileVisible } from '../use-while-visible.ts';
import { Outdated } from './outdated.tsx';
import { ProblemFiguresTable } from './problem-figures-table.tsx';

type PageButtonProps = { label: string; Icon: LucideIcon; onPress: (() => void) | null };

/** The server keeps these figures for so long. */
const REFRESH_MS = 60_000;

/** The problems, a page at a time, in the order of a column. */
export function ProblemFiguresList() {
  const { rows, wish, total, figuresError, isLoading, load, sortBy } = useProblemFiguresStore();
  useWhileVisible(load, REFRESH_MS);

  if (figuresError && !rows) {
    return (
      <ErrorState
        title="The problems could not be loaded"
        requestId={figuresError.requestId}
        onRetry={() => void load()}
      >
        {figuresError.message}
      </ErrorState>
    );
  }
  if (!rows) {
    return (
      <div role="status" className="flex flex-col gap-3 p-5">
        <span className="sr-only">Loading problems...</span>
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    );
  }
  if (total === 0) {
    return <EmptyState title="There is no problem yet">Figures appear with the first.</EmptyState>;
  }
  return (
    <div aria-busy={isLoading}>
      {figuresError ? <Outdated message={figuresError.message} onRetry={load} /> : null}
      <ProblemFiguresTable rows={rows} wish={wish} onSort={(sort) => void sortBy(sort)} />
      <Pages />
    </div>
  );
}

function Pages() {
  const { wish, total, goTo } = useProblemFiguresStore();
  const before = (wish.page - 1) * PROBLEM_FIGURES_PAGE;
  const end = Math.min(before + PROBLEM_FIGURES_PAGE, total);
  return (
    <nav
      aria-label="Pages of problems"
      className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-5 py-3 text-sm"
    >
      <p className="text-muted tabular-nums">
        {formatCount(Math.min(before + 1, total))}–{formatCount(end)} of {formatCount(total)}
      </p>
      <div className="flex flex-wrap gap-2">
        <PageButton
          label="Previous"
          Icon={ChevronLeft}
          onPress={wish.page === 1 ? null : () => void goTo(wish.page - 1)}
        />
        <PageButton
          label="Next"
          Icon={ChevronRight}
          onPress={end === total ? null : () => void goTo(wish.page + 1)}
        />
      </div>
    </nav>
  );
}

/** @param onPress null where there is no such page */
function PageButton({ label, Icon, onPress }: PageButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      // Keeps the focus at either end.
      aria-disabled={onPress === null}
      icon={<Icon className="size-4" aria-hidden="true" />}
      onClick={() => onPress?.()}
    >
      {label}
    </Button>
  );
}
