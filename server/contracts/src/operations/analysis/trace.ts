import type { Operation } from '../operation.ts';
import { traceRequestSchema, traceResponseSchema } from '../../analysis/trace.ts';

/** Those of operations.ts that record a program. */
export const TRACE_OPERATIONS = {
  'POST /trace': {
    access: 'user',
    scope: 'submit',
    summary: 'Run a program on one input and record every step; nothing is stored',
    body: traceRequestSchema,
    response: traceResponseSchema,
  },
} as const satisfies Record<string, Operation>;
