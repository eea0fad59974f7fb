import type { LanguageKey } from '@stepwise/contracts/language';
import { call } from '../../../lib/api/api-client.ts';

export type ReferenceSolution = Partial<Record<LanguageKey, string>>;

/** For users who have solved the problem or been shown the solution before. */
export function getReferenceSolution(problemId: string): Promise<ReferenceSolution> {
  return fetchSolution('get', `/problems/get-reference-solution/${encodeURIComponent(problemId)}`);
}

/** For every user; the server records it. */
export function revealReferenceSolution(problemId: string): Promise<ReferenceSolution> {
  return fetchSolution(
    'post',
    `/problems/reveal-reference-solution/${encodeURIComponent(problemId)}`,
  );
}

async function fetchSolution(method: 'get' | 'post', url: string): Promise<ReferenceSolution> {
  const contract = async () => {
    const { referenceSolutionResponseSchema } = await import('@stepwise/contracts/problem');
    return referenceSolutionResponseSchema;
  };
  return (await call({ method, url }, contract)).data.referenceSolution;
}
