import type { LanguageKey } from '@stepwise/contracts/language';
import { call } from '../../../../lib/api/api-client.ts';

export type ReferenceSolution = Partial<Record<LanguageKey, string>>;

/** For whoever has solved the problem, or has been shown the solution before. */
export async function getReferenceSolution(id: string): Promise<ReferenceSolution> {
  const answer = await call('GET /problems/get-reference-solution/{id}', { path: { id } });
  return answer.data.referenceSolution;
}

/** For everybody; the server remembers that it was asked for. */
export async function revealReferenceSolution(id: string): Promise<ReferenceSolution> {
  const answer = await call('POST /problems/reveal-reference-solution/{id}', { path: { id } });
  return answer.data.referenceSolution;
}
