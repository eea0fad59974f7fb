import {
  counterexampleEventSchemas,
  counterexampleResponseSchema,
} from '../../analysis/counterexample.ts';
import type { Operation } from '../operation.ts';

/** Those of operations.ts that look for the smallest input on which a submission fails. */
export const COUNTEREXAMPLE_OPERATIONS = {
  'GET /submission/{id}/counterexample': {
    access: 'user',
    scope: 'read',
    summary: 'What is known of the smallest input on which the person’s submission fails',
    response: counterexampleResponseSchema,
  },
  'POST /submission/{id}/counterexample': {
    access: 'user',
    scope: 'submit',
    summary: 'Look for that input; the search ends when nobody waits for it any more',
    response: counterexampleResponseSchema,
    events: counterexampleEventSchemas,
  },
} as const satisfies Record<string, Operation>;
