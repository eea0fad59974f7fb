import { z } from 'zod';
import {
  madeTokenResponseSchema,
  makeTokenSchema,
  ownTokenResponseSchema,
  tokensResponseSchema,
} from '../../accounts/token.ts';
import type { Operation } from '../operation.ts';

/** Those of operations.ts about the tokens with which programs act as a person. */
export const TOKEN_OPERATIONS = {
  'GET /auth/tokens': {
    access: 'user',
    scope: null,
    summary: 'The person’s tokens, newest first, without their texts',
    response: tokensResponseSchema,
  },
  'POST /auth/tokens': {
    access: 'user',
    scope: null,
    summary: 'Make a token with which programs act as the person, within its scopes',
    body: makeTokenSchema,
    response: madeTokenResponseSchema,
    status: 201,
  },
  'DELETE /auth/tokens/{id}': {
    access: 'user',
    scope: null,
    summary: 'Revoke a token; what it has open ends',
    response: z.object({ message: z.string(), data: z.null() }),
  },
  'GET /token': {
    access: 'user',
    scope: 'read',
    summary: 'The token with which this was asked, and whose it is',
    response: ownTokenResponseSchema,
  },
} as const satisfies Record<string, Operation>;
