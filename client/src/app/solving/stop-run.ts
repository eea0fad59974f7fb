import { useSubmissionStore } from '../../features/submissions/submission.store.ts';
import { useWorkspaceStore } from '../../features/workspace/run/workspace.store.ts';

/** Waits for the run no longer. Whether the server has taken it, the list tells. */
export function stopRun(problemId: string): void {
  useWorkspaceStore.getState().stop();
  void useSubmissionStore.getState().getSubmissionsForProblem(problemId);
}
