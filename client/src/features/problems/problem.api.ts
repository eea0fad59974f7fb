import type { Problem, ProblemListItem } from '@stepwise/contracts/problem';
import { apiClient, call } from '../../lib/api/api-client.ts';

/** Oldest first. */
export async function getAllProblems(): Promise<ProblemListItem[]> {
  const config = { method: 'get', url: '/problems/get-all-problems' };
  const contract = async () => {
    const { problemListResponseSchema } = await import('@stepwise/contracts/problem');
    return problemListResponseSchema;
  };
  return (await call(config, contract)).data;
}

/** `id` may be the id or the slug. */
export async function getProblem(id: string): Promise<Problem> {
  const config = { method: 'get', url: `/problems/get-problem/${encodeURIComponent(id)}` };
  const contract = async () => (await import('@stepwise/contracts/problem')).problemResponseSchema;
  return (await call(config, contract)).data;
}

/** @returns what the server says of it */
export async function deleteProblem(id: string): Promise<string> {
  const url = `/problems/delete-problem/${encodeURIComponent(id)}`;
  return (await apiClient.delete<{ message: string }>(url)).data.message;
}
