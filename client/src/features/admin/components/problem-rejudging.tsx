import { RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';
import { sayOutdated } from '../rejudging-words.ts';
import { useRejudgingStore, type OfProblem } from '../rejudging.store.ts';
import { RejudgingRow } from './rejudging-row.tsx';

/** Judges the submissions of one problem again, and shows how far that is. */
export function ProblemRejudging({ id, known, hasFailed }: OfProblem) {
  const load = useRejudgingStore((state) => state.loadOfProblem);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="surface flex flex-col gap-4 p-4">
      <h2 id={titleId} className="text-lg font-semibold">
        Judge again
      </h2>
      {known ? (
        <>
          <p role="status">{sayOutdated(known.outdated)}</p>
          <p className="max-w-prose text-sm text-muted">
            They are judged again one after another while nobody waits for a verdict. Each keeps its
            verdict until the new one is known.
          </p>
          <Start
            problemId={id}
            hasOutdated={known.outdated > 0}
            isOpen={known.newest !== null && known.newest.endedAt === null}
          />
          {known.newest ? (
            <ul aria-label="Rejudgings" className="border-t border-line">
              <RejudgingRow rejudging={known.newest} />
            </ul>
          ) : null}
        </>
      ) : null}
      {known === null && !hasFailed ? (
        <div role="status">
          <span className="sr-only">Counting submissions...</span>
          <Skeleton className="h-16" />
        </div>
      ) : null}
      {hasFailed ? (
        <ErrorState
          title="What is to be judged again could not be loaded"
          onRetry={() => void load(id)}
        />
      ) : null}
    </section>
  );
}

type StartProps = { problemId: string; hasOutdated: boolean; isOpen: boolean };

function Start({ problemId, hasOutdated, isOpen }: StartProps) {
  const start = useRejudgingStore((store) => store.start);
  const [busy, setBusy] = useState<'outdated' | 'all' | null>(null);

  async function begin(which: 'outdated' | 'all') {
    setBusy(which);
    await start(problemId, which === 'all');
    setBusy(null);
  }

  const icon = <RotateCcw className="size-4" aria-hidden="true" />;
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        icon={icon}
        busy={busy === 'outdated'}
        disabled={!hasOutdated || isOpen || busy !== null}
        onClick={() => void begin('outdated')}
      >
        Judge Them Again
      </Button>
      <Button
        variant="neutral"
        busy={busy === 'all'}
        disabled={isOpen || busy !== null}
        onClick={() => void begin('all')}
      >
        Judge All Again
      </Button>
    </div>
  );
}
