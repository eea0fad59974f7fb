import { samplesResponseSchema } from '../../problems/samples.ts';
import type { Operation } from '../operation.ts';

/** Those of operations.ts for who solves problems in an editor of their own. */
export const SAMPLES_OPERATIONS = {
  'GET /problems/get-samples/{id}': {
    access: 'user',
    scope: 'read',
    summary: 'The samples of a problem by id or slug, in the format of Competitive Companion',
    response: samplesResponseSchema,
  },
} as const satisfies Record<string, Operation>;
