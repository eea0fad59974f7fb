import { z } from 'zod';
import {
  changePasswordSchema,
  checkResetLinkSchema,
  choosePreferencesSchema,
  deleteAccountSchema,
  googleSchema,
  loginSchema,
  profileSchema,
  registerSchema,
  resetPasswordSchema,
  signedInSchema,
  updateProfileSchema,
} from '../accounts/auth.ts';
import { ACCOUNT_OPERATIONS } from './accounts/accounts.ts';
import { AUTHORING_OPERATIONS } from './authoring.ts';
import { DRAFT_OPERATIONS } from './practice/draft.ts';
import { COUNTEREXAMPLE_OPERATIONS } from './analysis/counterexample.ts';
import { EXECUTION_OPERATIONS } from './judging/execution.ts';
import { EXPLORE_OPERATIONS } from './explore.ts';
import { GROWTH_OPERATIONS } from './analysis/growth.ts';
import { learningPathsResponseSchema } from '../practice/learning-path.ts';
import {
  createPlaylistSchema,
  playlistListResponseSchema,
  playlistProblemsSchema,
  playlistResponseSchema,
} from '../practice/playlist.ts';
import {
  problemListResponseSchema,
  problemResponseSchema,
  referenceSolutionResponseSchema,
  solvedProblemsResponseSchema,
} from '../problems/problem.ts';
import { METRICS_OPERATIONS } from './metrics.ts';
import { NOTE_OPERATIONS } from './practice/note.ts';
import type { Access, Operation } from './operation.ts';
import { PUBLIC_PAGE_OPERATIONS } from './accounts/public-page.ts';
import { RECORD_OPERATIONS } from './practice/record.ts';
import { REHEARSAL_OPERATIONS } from './practice/rehearsal.ts';
import { REJUDGING_OPERATIONS } from './judging/rejudging.ts';
import { REVIEW_OPERATIONS } from './practice/review.ts';
import {
  problemSubmissionsResponseSchema,
  submissionCountResponseSchema,
  submissionListResponseSchema,
  submissionResponseSchema,
} from '../judging/submission.ts';
import { PROBLEM_SUBMISSIONS_MAX, SUBMISSIONS_PAGE_MAX } from '../judging/submission-limits.ts';
import { SAMPLES_OPERATIONS } from './judging/samples.ts';
import { TRACE_OPERATIONS } from './analysis/trace.ts';

export type { Access, Operation };

const done = z.object({ message: z.string(), data: z.null() });
const message = z.object({ message: z.string() });

/** The whole API below /api/v1, by method and path. */
export const OPERATIONS = {
  'GET /auth/get-profile': {
    access: 'user',
    scope: null,
    summary: 'The signed-in person',
    response: profileSchema,
  },
  'POST /auth/register': {
    access: 'public',
    scope: null,
    summary: 'Make an account and sign in',
    body: registerSchema.extend(googleSchema.shape),
    response: signedInSchema,
    status: 201,
  },
  'POST /auth/login': {
    access: 'public',
    scope: null,
    summary: 'Sign in',
    body: loginSchema.extend(googleSchema.shape),
    response: signedInSchema,
  },
  'POST /auth/logout': {
    access: 'public',
    scope: null,
    summary: 'End the session, if there is one',
    response: message,
  },
  'PUT /auth/update-profile': {
    access: 'user',
    scope: null,
    summary: 'Change name and picture',
    body: updateProfileSchema,
    response: profileSchema,
  },
  'PUT /auth/preferences': {
    access: 'user',
    scope: null,
    summary: 'Choose the language of the editor and the learning path to begin with',
    body: choosePreferencesSchema,
    response: profileSchema,
  },
  'POST /auth/change-password': {
    access: 'user',
    scope: null,
    summary: 'Set a new password and end all other sessions',
    body: changePasswordSchema,
    response: done,
  },
  'POST /auth/check-reset-link': {
    access: 'public',
    scope: null,
    summary: 'Whether a link still sets a new password; a refusal says why not',
    body: checkResetLinkSchema,
    response: done,
  },
  'POST /auth/reset-password': {
    access: 'public',
    scope: null,
    summary: 'Set a new password with a one-time link, and end all sessions',
    body: resetPasswordSchema,
    response: done,
  },
  'POST /auth/logout-everywhere': {
    access: 'user',
    scope: null,
    summary: 'End all sessions of the person, also this one',
    response: done,
  },
  'GET /auth/export': {
    access: 'user',
    scope: null,
    summary: 'Everything that is kept about the person',
    response: z.object({ message: z.string(), data: z.looseObject({}) }),
  },
  'DELETE /auth/delete-account': {
    access: 'user',
    scope: null,
    summary: 'Delete the account and all that is the person’s own',
    body: deleteAccountSchema,
    response: done,
  },
  'GET /problems/get-all-problems': {
    access: 'user',
    scope: 'read',
    summary: 'Every problem by falling number, without statements and tests',
    response: problemListResponseSchema,
  },
  'GET /problems/get-problem/{id}': {
    access: 'user',
    scope: 'read',
    summary:
      'A problem by id or slug; administrators and its setters see hidden tests and solutions too',
    response: problemResponseSchema,
  },
  'GET /problems/learning-paths': {
    access: 'user',
    scope: 'read',
    summary: 'Ways through the bank, with the problems in the order in which to solve them',
    response: learningPathsResponseSchema,
  },
  'GET /problems/get-solved-problems': {
    access: 'user',
    scope: 'read',
    summary: 'Problems the person has solved, last solved first',
    response: solvedProblemsResponseSchema,
  },
  'GET /problems/get-picture/{id}/{hash}/{name}': {
    access: 'user',
    scope: 'read',
    summary: 'A picture that a problem’s texts show, at an address that names its content',
    response: z.unknown(),
    download: ['image/png', 'image/jpeg', 'image/gif', 'image/svg+xml'],
  },
  'GET /problems/get-reference-solution/{id}': {
    access: 'user',
    scope: 'read',
    summary: 'The reference solution, for those who solved the problem or asked to be shown',
    response: referenceSolutionResponseSchema,
  },
  'POST /problems/reveal-reference-solution/{id}': {
    access: 'user',
    scope: null,
    summary: 'Ask to be shown the reference solution',
    response: referenceSolutionResponseSchema,
  },
  ...EXPLORE_OPERATIONS,
  ...SAMPLES_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...AUTHORING_OPERATIONS,
  ...REJUDGING_OPERATIONS,
  ...EXECUTION_OPERATIONS,
  'GET /submission/get-all-submissions': {
    access: 'user',
    scope: 'read',
    summary: 'The person’s submissions, newest first',
    query: z.object({
      cursor: z.uuid().optional(),
      limit: z.number().int().min(1).max(SUBMISSIONS_PAGE_MAX).optional(),
    }),
    response: submissionListResponseSchema,
  },
  'GET /submission/get-submission/{problemId}': {
    access: 'user',
    scope: 'read',
    summary:
      'The person’s submissions to a problem, newest first, with their tests; older ones without, where one answer cannot hold all',
    query: z.object({
      limit: z.number().int().min(1).max(PROBLEM_SUBMISSIONS_MAX).optional(),
    }),
    response: problemSubmissionsResponseSchema,
  },
  'GET /submission/get-submission-count/{problemId}': {
    access: 'user',
    scope: 'read',
    summary: 'How many submissions to a problem were judged, including those of deleted accounts',
    response: submissionCountResponseSchema,
  },
  'GET /submission/{id}': {
    access: 'user',
    scope: 'read',
    summary: 'One of the person’s submissions, with its tests',
    response: submissionResponseSchema,
  },
  ...METRICS_OPERATIONS,
  ...DRAFT_OPERATIONS,
  ...NOTE_OPERATIONS,
  ...REVIEW_OPERATIONS,
  ...RECORD_OPERATIONS,
  ...PUBLIC_PAGE_OPERATIONS,
  ...REHEARSAL_OPERATIONS,
  ...COUNTEREXAMPLE_OPERATIONS,
  ...TRACE_OPERATIONS,
  ...GROWTH_OPERATIONS,
  'GET /playlist': {
    access: 'user',
    scope: 'read',
    summary: 'The person’s playlists',
    response: playlistListResponseSchema,
  },
  'POST /playlist/create-playlist': {
    access: 'user',
    scope: null,
    summary: 'Make a playlist',
    body: createPlaylistSchema,
    response: playlistResponseSchema,
    status: 201,
  },
  'GET /playlist/{id}': {
    access: 'user',
    scope: 'read',
    summary: 'One playlist',
    response: playlistResponseSchema,
  },
  'POST /playlist/{id}/add-problem': {
    access: 'user',
    scope: null,
    summary: 'Put problems on a playlist',
    body: playlistProblemsSchema,
    response: playlistResponseSchema,
  },
  'DELETE /playlist/{id}/remove-problem': {
    access: 'user',
    scope: null,
    summary: 'Take problems off a playlist, by their id or the entry’s, in the body or the query',
    body: playlistProblemsSchema,
    query: playlistProblemsSchema.partial(),
    response: playlistResponseSchema,
  },
  'DELETE /playlist/{id}': {
    access: 'user',
    scope: null,
    summary: 'Delete a playlist',
    response: done,
  },
} as const satisfies Record<string, Operation>;
