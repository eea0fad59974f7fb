import { z } from 'zod';
import {
  activeSchema,
  calendarMadeResponseSchema,
  chooseReviewSettingsSchema,
  gradeSchema,
  helpSeenSchema,
  openedSchema,
  problemReviewResponseSchema,
  reviewListResponseSchema,
  suspendSchema,
} from '../../practice/review.ts';
import type { Operation } from '../operation.ts';

const done = z.object({ message: z.string(), data: z.null() });

/** Those of operations.ts about solving a problem again after a while. */
export const REVIEW_OPERATIONS = {
  'GET /review': {
    access: 'user',
    scope: 'read',
    summary: 'What is due today, and how many problems are due on the next days',
    response: reviewListResponseSchema,
  },
  'PUT /review/settings': {
    access: 'user',
    scope: null,
    summary: 'How many a day, how well known, until which interview, and a pause',
    body: chooseReviewSettingsSchema,
    response: reviewListResponseSchema,
  },
  'POST /review/calendar': {
    access: 'user',
    scope: null,
    summary: 'Another secret address of the calendar of reviews; the one before leads nowhere',
    response: calendarMadeResponseSchema,
  },
  'DELETE /review/calendar': {
    access: 'user',
    scope: null,
    summary: 'The address of the calendar of reviews leads nowhere',
    response: done,
  },
  'GET /calendar/{file}': {
    access: 'public',
    scope: null,
    summary: 'How many problems somebody solves again on the next days, for programs of calendars',
    response: z.unknown(),
    download: ['text/calendar'],
  },
  'GET /review/{problemId}': {
    access: 'user',
    scope: 'read',
    summary: 'When a problem is due again, today’s grade, and the help that was opened',
    response: problemReviewResponseSchema,
  },
  'POST /review/{problemId}/opened': {
    access: 'user',
    scope: null,
    summary: 'The problem’s page is open: today’s session with it begins, unless it has begun',
    body: openedSchema,
    response: problemReviewResponseSchema,
  },
  'POST /review/{problemId}/seen': {
    access: 'user',
    scope: null,
    summary: 'Hints, the editorial or a solution are on the screen',
    body: helpSeenSchema,
    response: done,
  },
  'POST /review/{problemId}/active': {
    access: 'user',
    scope: null,
    summary: 'Seconds more in which the person typed or ran something',
    body: activeSchema,
    response: done,
  },
  'POST /review/{problemId}/grade': {
    access: 'user',
    scope: null,
    summary: 'Another grade for today; CONFLICT when there is none or it is too late',
    body: gradeSchema,
    response: problemReviewResponseSchema,
  },
  'POST /review/{problemId}/suspend': {
    access: 'user',
    scope: null,
    summary: 'Never due again, or due as before',
    body: suspendSchema,
    response: problemReviewResponseSchema,
  },
  'POST /review/{problemId}/forget': {
    access: 'user',
    scope: null,
    summary: 'Its card, grades and sessions go, for good; that it is solved stays',
    response: problemReviewResponseSchema,
  },
  'POST /review/{problemId}/bury': {
    access: 'user',
    scope: null,
    summary: 'Not today',
    response: problemReviewResponseSchema,
  },
} as const satisfies Record<string, Operation>;
