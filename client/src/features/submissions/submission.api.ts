import type { Submission, SubmissionSummary } from '@stepwise/contracts/submission';
import { call } from '../../lib/api/api-client.ts';

/** One's own for this problem, newest first, with their tests. */
export async function getSubmissions(
  problemId: string,
  signal?: AbortSignal,
): Promise<Submission[]> {
  const options = { path: { problemId }, ...(signal ? { signal } : {}) };
  return (await call('GET /submission/get-submission/{problemId}', options)).data;
}

/** How many everybody has made to this problem. */
export async function getSubmissionCount(problemId: string): Promise<number> {
  return (await call('GET /submission/get-submission-count/{problemId}', { path: { problemId } }))
    .data;
}

/** One of one's own, with its tests. */
export async function getSubmission(id: string): Promise<Submission> {
  return (await call('GET /submission/{id}', { path: { id } })).data;
}

/** One's last for this problem; null before the first. */
export async function getLastSubmission(problemId: string): Promise<Submission | null> {
  const options = { path: { problemId }, params: { limit: 1 } };
  const { data } = await call('GET /submission/get-submission/{problemId}', options);
  return data[0] ?? null;
}

/** One's newest, for whatever problem; null before the first. */
export async function getLastOfAll(): Promise<SubmissionSummary | null> {
  const { data } = await call('GET /submission/get-all-submissions', { params: { limit: 1 } });
  return data[0] ?? null;
}
