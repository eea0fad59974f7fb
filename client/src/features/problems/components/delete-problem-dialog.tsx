import type { ProblemListItem } from '@stepwise/contracts/problem';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { useProblemStore } from '../problem.store.ts';

type DeleteProblemDialogProps = { problem: ProblemListItem | null; onClose: () => void };

export function DeleteProblemDialog({ problem, onClose }: DeleteProblemDialogProps) {
  const deleteProblem = useProblemStore((state) => state.deleteProblem);
  return (
    <ConfirmDialog
      open={problem !== null}
      onClose={onClose}
      title="Delete Problem?"
      description="Are you sure you want to delete this problem? This action cannot be undone."
      confirmText="Delete Now"
      onConfirm={() => (problem ? deleteProblem(problem.id) : Promise.resolve())}
    />
  );
}
