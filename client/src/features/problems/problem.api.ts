import type { Problem, ProblemListItem } from '@stepwise/contracts/problem';
import { call } from '../../lib/api/api-client.ts';
import type { BEHIND_THE_BACK } from '../../lib/api/behind-the-back.ts';

/** In the order of their numbers: the API tells the last first, and the list is shown in reverse order. */
export async function getAllProblems(): Promise<ProblemListItem[]> {
  const { data } = await call('GET /problems/get-all-problems');
  return [...data].reverse();
}

/** `id` may be the id or the slug. */
export async function getProblem(
  id: string,
  options: Partial<typeof BEHIND_THE_BACK> = {},
): Promise<Problem> {
  return (await call('GET /problems/get-problem/{id}', { path: { id }, ...options })).data;
}

/** @returns what the server says of it */
export async function deleteProblem(id: string): Promise<string> {
  return (await call('DELETE /problems/delete-problem/{id}', { path: { id } })).message;
}
