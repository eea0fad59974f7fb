import { z } from 'zod';
import type { Operation } from '../operation.ts';
import {
  changeRoleSchema,
  peopleQuerySchema,
  peopleWishSchema,
  peopleResponseSchema,
  personResponseSchema,
  resetLinkResponseSchema,
  suspendSchema,
} from '../../accounts/people.ts';

/** Those of operations.ts with which administrators look after accounts. */
export const PEOPLE_OPERATIONS = {
  'GET /admin/users': {
    access: 'admin',
    scope: null,
    summary: 'People who have an account, newest first, by a part of name or email',
    query: peopleQuerySchema,
    response: peopleResponseSchema,
  },
  'GET /admin/users/export': {
    access: 'admin',
    scope: null,
    summary: 'The people that a search finds, as a CSV file',
    query: peopleWishSchema,
    response: z.unknown(),
    download: ['text/csv'],
  },
  'GET /admin/users/{id}': {
    access: 'admin',
    scope: null,
    summary: 'A person, with what administrators have done to the account',
    response: personResponseSchema,
  },
  'POST /admin/users/{id}/end-sessions': {
    access: 'admin',
    scope: null,
    summary: 'Sign a person out in every browser',
    response: personResponseSchema,
  },
  'POST /admin/users/{id}/suspend': {
    access: 'admin',
    scope: null,
    summary: 'Sign a person out everywhere and refuse to sign them in, with the reason',
    body: suspendSchema,
    response: personResponseSchema,
  },
  'POST /admin/users/{id}/unsuspend': {
    access: 'admin',
    scope: null,
    summary: 'Let a suspended person sign in again',
    response: personResponseSchema,
  },
  'PUT /admin/users/{id}/role': {
    access: 'admin',
    scope: null,
    summary: 'Make a person an administrator, or no longer one; the last one stays',
    body: changeRoleSchema,
    response: personResponseSchema,
  },
  'POST /admin/users/{id}/reset-link': {
    access: 'admin',
    scope: null,
    summary: 'Make a link with which a person sets a new password; earlier ones end',
    response: resetLinkResponseSchema,
  },
} as const satisfies Record<string, Operation>;
