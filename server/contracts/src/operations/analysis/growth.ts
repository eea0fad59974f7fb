import { growthResponseSchema } from '../../analysis/growth.ts';
import type { Operation } from '../operation.ts';

/** Those of operations.ts that tell how an accepted submission grows. */
export const GROWTH_OPERATIONS = {
  'GET /submission/{id}/growth': {
    access: 'user',
    scope: 'read',
    summary:
      'How the person’s accepted submission grows, where it is known, or whether it can be measured',
    response: growthResponseSchema,
  },
  'POST /submission/{id}/growth': {
    access: 'user',
    scope: 'submit',
    summary:
      'Count the steps of that submission on inputs of rising size, unless it is known; what is sure is kept',
    response: growthResponseSchema,
  },
} as const satisfies Record<string, Operation>;
