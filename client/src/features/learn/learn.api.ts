import type { LearningPath } from '@stepwise/contracts/learning-path';
import { call } from '../../lib/api/api-client.ts';

/** In the order in which to walk them. */
export async function getLearningPaths(): Promise<LearningPath[]> {
  const config = { method: 'get', url: '/problems/learning-paths' };
  const contract = async () => {
    const { learningPathsResponseSchema } = await import('@stepwise/contracts/learning-path');
    return learningPathsResponseSchema;
  };
  return (await call(config, contract)).data;
}
