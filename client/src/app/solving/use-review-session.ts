import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useProblemReviewStore } from '../../features/review/problem-review.store.ts';
import { useActiveTime } from '../../features/review/use-active-time.ts';
import { useEditorStore } from '../../features/workspace/editor/editor.store.ts';
import { showUndo } from '../../components/ui/show-undo.tsx';
import type { Help } from '../../features/workspace/statement/statement-tabs.tsx';

const PARAMETER = 'review';

/**
 * Tells the server that a problem is open, what help is seen and how long somebody works on it; answers with
 * the help that was opened before. A problem opened to be solved again begins with the starter.
 */
export function useReviewSession(problemId: string): Help {
  const [params, setParams] = useSearchParams();
  const isReview = params.has(PARAMETER);
  const { open, see } = useProblemReviewStore.getState();
  const opened = useProblemReviewStore((state) =>
    state.problemId === problemId ? state.review?.help : undefined,
  );
  useActiveTime(problemId);

  useEffect(() => {
    // What was begun as a review has told so already, and goes on as it is.
    if (useProblemReviewStore.getState().problemId === problemId && !isReview) return;
    void open(problemId, isReview);
    if (!isReview) return;
    showUndo('Starter code restored', useEditorStore.getState().reset());
    // A reload is no new beginning.
    setParams({}, { replace: true });
  }, [open, problemId, isReview, setParams]);

  useEffect(
    () => () => useProblemReviewStore.setState({ problemId: null, review: null, isReview: false }),
    [problemId],
  );

  return useMemo(
    () => ({
      hints: opened?.hints ?? 0,
      editorial: opened?.editorial ?? false,
      onHints: (count) => see(problemId, { hints: count }),
      onEditorial: () => see(problemId, { editorial: true }),
      onSolution: () => see(problemId, { solution: true }),
    }),
    [opened, see, problemId],
  );
}
