import { useSubmissionStore } from '../../../features/submissions/submission.store.ts';
import { useWorkspaceStore } from '../../../features/workspace/run/workspace.store.ts';

/** Stops the run. Whether the server has taken it, and has it still, the list tells. */
export async function stopRun(problemId: string): Promise<void> {
  const isOpen = await useWorkspaceStore.getState().stop();
  if (isOpen) await useSubmissionStore.getState().getSubmissionsForProblem(problemId);
}
