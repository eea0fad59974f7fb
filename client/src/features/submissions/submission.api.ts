import type { Submission } from '@stepwise/contracts/submission';
import { call } from '../../lib/api/api-client.ts';

/** One's own for this problem, newest first, with their tests. */
export async function getSubmissions(
  problemId: string,
  signal?: AbortSignal,
): Promise<Submission[]> {
  const options = { path: { problemId }, ...(signal ? { signal } : {}) };
  return (await call('GET /submission/get-submission/{problemId}', options)).data;
}

/** Everybody's submissions to this problem. */
export async function getSubmissionCount(problemId: string): Promise<number> {
  const path = { problemId };
  return (await call('GET /submission/get-submission-count/{problemId}', { path })).data;
}
