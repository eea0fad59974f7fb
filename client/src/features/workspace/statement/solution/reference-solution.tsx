import { useEffect } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { ErrorState } from '../../../../components/ui/states/error-state.tsx';
import { useFocusWhenGone } from '../../../../lib/browser/focus/use-focus-when-gone.ts';
import { CodeByLanguage } from '../code/code-by-language.tsx';
import { useReferenceSolutionStore } from './reference-solution.store.ts';

type ReferenceSolutionProps = {
  problemId: string;
  isSolved: boolean;
  /** Told when it is on the screen. */
  onSeen?: () => void;
};

/** The reference solution, behind a confirmation like the editorial. */
export function ReferenceSolution({ problemId, isSolved, onSeen }: ReferenceSolutionProps) {
  const store = useReferenceSolutionStore();
  const isOwn = store.problemId === problemId;
  const solution = isOwn ? store.solution : null;
  const error = isOwn ? store.error : null;
  const show = () => void store.show(problemId, isSolved);
  const isShown = solution !== null;
  const heading = useFocusWhenGone<HTMLHeadingElement>(!isShown && error === null);

  useEffect(() => {
    if (isShown) onSeen?.();
  }, [isShown, onSeen]);

  return (
    <section aria-labelledby="reference-solution" className="border-t border-line px-5 py-5">
      <h2
        ref={heading}
        tabIndex={-1}
        id="reference-solution"
        className="outline-none text-[0.9375rem] font-semibold"
      >
        Reference solution
      </h2>
      {solution ? (
        <div className="mt-3">
          <CodeByLanguage what="solution" programs={solution} />
        </div>
      ) : null}
      {error ? (
        <ErrorState title="The solution could not be loaded" onRetry={show}>
          {error.message}
        </ErrorState>
      ) : null}
      {solution || error ? null : (
        <>
          <p className="mt-1 mb-3 text-sm text-muted">
            {isSolved
              ? 'You have solved this problem: compare your way with ours.'
              : 'It gives everything away. Solve the problem first, if you can.'}
          </p>
          <Button variant="neutral" size="sm" busy={isOwn && store.isLoading} onClick={show}>
            Show the reference solution
          </Button>
        </>
      )}
    </section>
  );
}
