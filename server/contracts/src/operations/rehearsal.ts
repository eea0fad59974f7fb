import {
  rehearsalListResponseSchema,
  rehearsalOpenedSchema,
  rehearsalResponseSchema,
  rubricSchema,
  startRehearsalSchema,
} from '../practice/rehearsal.ts';
import type { Operation } from './operation.ts';

/** Those of operations.ts about interviews that a person rehearses. */
export const REHEARSAL_OPERATIONS = {
  'GET /rehearsal': {
    access: 'user',
    scope: 'read',
    summary: 'The rehearsal that runs, and those that are over',
    response: rehearsalListResponseSchema,
  },
  'POST /rehearsal': {
    access: 'user',
    scope: null,
    summary: 'Start a rehearsal: its problems are sealed; CONFLICT when one runs',
    body: startRehearsalSchema,
    response: rehearsalResponseSchema,
    status: 201,
  },
  'GET /rehearsal/{id}': {
    access: 'user',
    scope: 'read',
    summary: 'One of the person’s rehearsals, with times, verdicts and the final code',
    response: rehearsalResponseSchema,
  },
  'POST /rehearsal/{id}/opened': {
    access: 'user',
    scope: null,
    summary: 'The page of one of its problems is open: the time counts for that one',
    body: rehearsalOpenedSchema,
    response: rehearsalResponseSchema,
  },
  'POST /rehearsal/{id}/end': {
    access: 'user',
    scope: null,
    summary: 'End it before its time is up',
    response: rehearsalResponseSchema,
  },
  'PUT /rehearsal/{id}/rubric': {
    access: 'user',
    scope: null,
    summary: 'Say how it went; CONFLICT while it runs',
    body: rubricSchema,
    response: rehearsalResponseSchema,
  },
} as const satisfies Record<string, Operation>;
