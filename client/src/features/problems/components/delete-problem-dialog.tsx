import type { ProblemListItem } from '@stepwise/contracts/problem';
import type { RefObject } from 'react';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { useProblemStore } from '../problem.store.ts';

type DeleteProblemDialogProps = {
  problem: ProblemListItem | null;
  onClose: () => void;
  /** The row that opened it goes with its problem. */
  returnFocusTo: RefObject<HTMLElement | null>;
};

export function DeleteProblemDialog({ problem, ...dialog }: DeleteProblemDialogProps) {
  const deleteProblem = useProblemStore((state) => state.deleteProblem);
  return (
    <ConfirmDialog
      open={problem !== null}
      {...dialog}
      title="Delete Problem?"
      description="Are you sure you want to delete this problem? This action cannot be undone."
      confirmText="Delete Now"
      onConfirm={() => (problem ? deleteProblem(problem.id) : Promise.resolve())}
    >
      {problem ? (
        <p className="font-medium wrap-anywhere">
          {problem.number}. {problem.title}
        </p>
      ) : null}
    </ConfirmDialog>
  );
}
