import type { Problem, ProblemListItem } from '@stepwise/contracts/problem';
import { call } from '../../lib/api/api-client.ts';

/** Oldest first. */
export async function getAllProblems(): Promise<ProblemListItem[]> {
  return (await call('GET /problems/get-all-problems')).data;
}

/** `id` may be the id or the slug. */
export async function getProblem(id: string): Promise<Problem> {
  return (await call('GET /problems/get-problem/{id}', { path: { id } })).data;
}

/** @returns what the server says of it */
export async function deleteProblem(id: string): Promise<string> {
  return (await call('DELETE /problems/delete-problem/{id}', { path: { id } })).message;
}
