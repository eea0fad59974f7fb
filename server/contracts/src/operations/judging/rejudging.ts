import { z } from 'zod';
import type { Operation } from '../operation.ts';
import {
  problemRejudgingResponseSchema,
  rejudgingListResponseSchema,
  rejudgingResponseSchema,
} from '../../judging/rejudging.ts';

/** Those of operations.ts that judge submissions again. */
export const REJUDGING_OPERATIONS = {
  'POST /problems/rejudge/{id}': {
    access: 'admin',
    scope: null,
    summary: 'Judge submissions again that were judged on older tests, in the background',
    query: z.object({ all: z.stringbool().optional() }),
    response: rejudgingResponseSchema,
    status: 202,
  },
  'GET /problems/rejudge/{id}': {
    access: 'admin',
    scope: null,
    summary: 'How many submissions of a problem were judged on older tests, and its last rejudging',
    response: problemRejudgingResponseSchema,
  },
  'GET /rejudging': {
    access: 'admin',
    scope: null,
    summary: 'Rejudgings, those that have not ended first',
    response: rejudgingListResponseSchema,
  },
  'GET /rejudging/{id}': {
    access: 'admin',
    scope: null,
    summary: 'How far a rejudging is',
    response: rejudgingResponseSchema,
  },
  'POST /rejudging/{id}/pause': {
    access: 'admin',
    scope: null,
    summary: 'Judge no more submissions again for now',
    response: rejudgingResponseSchema,
  },
  'POST /rejudging/{id}/resume': {
    access: 'admin',
    scope: null,
    summary: 'Go on judging submissions again',
    response: rejudgingResponseSchema,
  },
  'POST /rejudging/{id}/cancel': {
    access: 'admin',
    scope: null,
    summary: 'End a rejudging: submissions not yet judged again keep their verdict',
    response: rejudgingResponseSchema,
  },
} as const satisfies Record<string, Operation>;
