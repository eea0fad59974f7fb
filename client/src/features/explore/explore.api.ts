import type { ExploredItem, ExploredProblem } from '@stepwise/contracts/explore';
import { call } from '../../lib/api/api-client.ts';

/** A few problems to begin with. */
export async function getFirstProblems(): Promise<ExploredItem[]> {
  return (await call('GET /explore/problems')).data;
}

/** `id` may be the id or the slug. */
export async function getExploredProblem(id: string): Promise<ExploredProblem> {
  return (await call('GET /explore/problem/{id}', { path: { id } })).data;
}
