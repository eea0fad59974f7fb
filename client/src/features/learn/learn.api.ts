import type { LearningPath } from '@stepwise/contracts/learning-path';
import { call } from '../../lib/api/api-client.ts';

/** In the order in which to walk them. */
export async function getLearningPaths(): Promise<LearningPath[]> {
  return (await call('GET /problems/learning-paths')).data;
}
