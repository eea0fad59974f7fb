import type { Submission } from '@stepwise/contracts/submission';
import { call } from '../../lib/api/api-client.ts';

/** One's own for this problem, newest first, with their tests. */
export async function getSubmissions(
  problemId: string,
  signal?: AbortSignal,
): Promise<Submission[]> {
  const url = `/submission/get-submission/${encodeURIComponent(problemId)}`;
  const config = { method: 'get', url, ...(signal ? { signal } : {}) };
  const contract = async () => {
    const { problemSubmissionsResponseSchema } = await import('@stepwise/contracts/submission');
    return problemSubmissionsResponseSchema;
  };
  return (await call(config, contract)).data;
}

/** Everybody's submissions to this problem. */
export async function getSubmissionCount(problemId: string): Promise<number> {
  const url = `/submission/get-submission-count/${encodeURIComponent(problemId)}`;
  const contract = async () => {
    const { submissionCountResponseSchema } = await import('@stepwise/contracts/submission');
    return submissionCountResponseSchema;
  };
  return (await call({ method: 'get', url }, contract)).data;
}
