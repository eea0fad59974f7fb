import type { Samples } from '@stepwise/contracts/samples';
import { call } from '../../../lib/api/api-client.ts';

/** The samples of a problem as a file that editors read which know Competitive Companion. */
export async function getSamples(problemId: string): Promise<Blob> {
  const { data } = await call('GET /problems/get-samples/{id}', { path: { id: problemId } });
  return new Blob([JSON.stringify(data satisfies Samples, null, 2)], { type: 'application/json' });
}
