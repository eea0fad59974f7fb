import {
  rehearsalListResponseSchema,
  rehearsalOpenedSchema,
  rehearsalResponseSchema,
  rubricSchema,
  startRehearsalSchema,
} from '../../practice/rehearsal.ts';
import {
  readSharedReportSchema,
  readSharedTapeSchema,
  sharedLinkResponseSchema,
  sharedReportResponseSchema,
  shareReportSchema,
} from '../../practice/shared-report.ts';
import {
  keepTapeSchema,
  tapeChunkSchema,
  tapeResponseSchema,
  tapeStoredResponseSchema,
} from '../../practice/tape.ts';
import type { Operation } from '../operation.ts';

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
  'POST /rehearsal/{id}/tape': {
    access: 'user',
    scope: null,
    summary:
      'Add what was typed to the recording; CONFLICT without consent, when it ended, or is full',
    body: tapeChunkSchema,
    response: tapeStoredResponseSchema,
  },
  'PUT /rehearsal/{id}/tape': {
    access: 'user',
    scope: null,
    summary: 'Keep its recordings, or let them go after their time',
    body: keepTapeSchema,
    response: rehearsalResponseSchema,
  },
  'DELETE /rehearsal/{id}/tape': {
    access: 'user',
    scope: null,
    summary: 'Delete its recordings',
    response: rehearsalResponseSchema,
  },
  'GET /rehearsal/{id}/tape/{position}': {
    access: 'user',
    scope: 'read',
    summary: 'The recording of one of its problems; CONFLICT while it runs',
    response: tapeResponseSchema,
  },
  'PUT /rehearsal/{id}/share': {
    access: 'user',
    scope: null,
    summary: 'Make a link to its report, which ends the one before; CONFLICT while it runs',
    body: shareReportSchema,
    response: sharedLinkResponseSchema,
  },
  'DELETE /rehearsal/{id}/share': {
    access: 'user',
    scope: null,
    summary: 'End the link to its report',
    response: rehearsalResponseSchema,
  },
  'POST /shared-report': {
    access: 'public',
    scope: null,
    summary: 'The report that a link leads to, with the parts that were chosen',
    body: readSharedReportSchema,
    response: sharedReportResponseSchema,
  },
  'POST /shared-report/tape': {
    access: 'public',
    scope: null,
    summary: 'The recording of a problem of such a report, where it is shown',
    body: readSharedTapeSchema,
    response: tapeResponseSchema,
  },
} as const satisfies Record<string, Operation>;
