import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useProblemReviewStore } from '../../../features/review/problem-review.store.ts';
import { useActiveTime } from '../../../features/review/use-active-time.ts';
import { beginAnew } from '../../../features/workspace/drafts/draft-sync.ts';
import { useEditorStore } from '../../../features/workspace/editor/editor.store.ts';
import { showUndo } from '../../../components/ui/show-undo.tsx';
import type { Help } from '../../../features/workspace/statement/statement-tabs.tsx';

const PARAMETER = 'review';

/** What goes along with a page after its address has lost the parameter. */
const BEGUN = { isReview: true };

type ReviewSession = {
  /** The help that was opened before. */
  readonly help: Help;
  /** Whether it is being solved again, from the list of what is due. */
  readonly isReview: boolean;
  /** Of work on it, where that is so and the server has said it. */
  readonly seconds: number | null;
};

/**
 * Tells the server that a problem is open, what help is seen and how long somebody works on it. A problem opened
 * to be solved again begins with the starter.
 */
export function useReviewSession(problemId: string): ReviewSession {
  const [params, setParams] = useSearchParams();
  const state = useLocation().state as Partial<typeof BEGUN> | null;
  const isReview = params.has(PARAMETER);
  // Known from the first picture on, also after a reload.
  const wasBegun = isReview || state?.isReview === true;
  const { open, see, leave } = useProblemReviewStore.getState();
  const known = useProblemReviewStore((store) =>
    store.problemId === problemId ? store.review : null,
  );
  const opened = useProblemReviewStore((store) =>
    store.problemId === problemId ? store.help : null,
  );
  useActiveTime(problemId);

  useEffect(() => {
    // What was begun as a review has told so already, and goes on as it is.
    if (useProblemReviewStore.getState().problemId === problemId && !isReview) return;
    void open(problemId, isReview);
    if (!isReview) return;
    const { place, reset } = useEditorStore.getState();
    showUndo('Starter code restored', reset());
    if (place) beginAnew(place.language);
    // A reload is no new beginning.
    setParams({}, { replace: true, state: BEGUN });
  }, [open, problemId, isReview, setParams]);

  useEffect(() => leave, [leave, problemId]);

  // The same functions whatever is open: another one would tell again what it has told.
  const told = useMemo(
    () => ({
      onHints: (count: number) => see(problemId, { hints: count }),
      onEditorial: () => see(problemId, { editorial: true }),
      onSolution: () => see(problemId, { solution: true }),
    }),
    [see, problemId],
  );
  const help: Help = {
    hints: opened?.hints ?? 0,
    editorial: opened?.editorial ?? false,
    ...told,
  };
  const seconds = known?.reviewSeconds ?? null;
  return { help, isReview: known ? seconds !== null : wasBegun, seconds };
}
