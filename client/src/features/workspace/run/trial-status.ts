import type { CustomRun } from '../custom/custom.store.ts';

/** Nobody judges an own input: two programs agree, or they do not. */
export function trialStatus(status: CustomRun['status']): string {
  if (status === 'Accepted') return 'Matches the reference';
  if (status === 'Wrong Answer') return 'Differs from the reference';
  return status;
}
