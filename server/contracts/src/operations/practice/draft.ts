import {
  draftListResponseSchema,
  draftQuerySchema,
  draftVersionListResponseSchema,
  draftVersionsQuerySchema,
  draftWrittenResponseSchema,
  writeDraftSchema,
} from '../../practice/draft.ts';
import type { Operation } from '../operation.ts';

/** Those of operations.ts that keep what a person has typed. */
export const DRAFT_OPERATIONS = {
  'GET /draft/{problemId}': {
    access: 'user',
    scope: 'read',
    summary: 'The person’s drafts of a problem, one a language',
    query: draftQuerySchema,
    response: draftListResponseSchema,
  },
  'PUT /draft/{problemId}': {
    access: 'user',
    scope: null,
    summary: 'Keep a draft; CONFLICT when it was changed since the revision it is based on',
    body: writeDraftSchema,
    response: draftWrittenResponseSchema,
  },
  'GET /draft/{problemId}/versions': {
    access: 'user',
    scope: 'read',
    summary: 'Earlier texts of a draft, newest first; writing one back restores it',
    query: draftVersionsQuerySchema,
    response: draftVersionListResponseSchema,
  },
} as const satisfies Record<string, Operation>;
