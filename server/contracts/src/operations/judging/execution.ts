import {
  customExecutionResponseSchema,
  customExecutionSchema,
  executeSchema,
  executionEventSchemas,
  languagesResponseSchema,
  withdrawalResponseSchema,
} from '../../judging/execution.ts';
import { submissionResponseSchema } from '../../judging/submission.ts';
import type { Operation } from '../operation.ts';

/** Those of operations.ts that run programs. */
export const EXECUTION_OPERATIONS = {
  'GET /execution-code/languages': {
    access: 'user',
    scope: 'read',
    summary: 'Languages, which of them can run here, and why not the others',
    response: languagesResponseSchema,
  },
  'POST /execution-code': {
    access: 'user',
    scope: 'submit',
    summary: 'Send in a program',
    pending: 'Stored and not judged yet: ask for the submission until it is',
    headers: { 'Idempotency-Key': 'Requests with one key, by one person, are one submission' },
    body: executeSchema,
    response: submissionResponseSchema,
    events: executionEventSchemas,
  },
  'DELETE /execution-code/{id}': {
    access: 'user',
    scope: 'submit',
    summary:
      'Withdraw one’s own submission: without a verdict it is not judged, and nothing of it stays',
    response: withdrawalResponseSchema,
  },
  'POST /execution-code/custom': {
    access: 'user',
    scope: 'submit',
    summary: 'Run a program on one’s own inputs; nothing is stored',
    body: customExecutionSchema,
    response: customExecutionResponseSchema,
  },
} as const satisfies Record<string, Operation>;
