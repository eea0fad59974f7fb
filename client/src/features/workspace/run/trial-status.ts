import type { CustomRun } from '../custom/trials.ts';

/** A custom input has no verdict: two programs agree, or they do not. */
export function trialStatus(status: CustomRun['status']): string {
  if (status === 'Accepted') return 'Matches the reference';
  if (status === 'Wrong Answer') return 'Differs from the reference';
  return status;
}
