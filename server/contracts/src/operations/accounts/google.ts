import {
  connectGoogleSchema,
  disconnectGoogleSchema,
  googleConnectionSchema,
} from '../../accounts/auth.ts';
import type { Operation } from '../operation.ts';

/** By which a Google account signs in as a person, or no longer does. */
export const GOOGLE_OPERATIONS = {
  'GET /auth/google-connection': {
    access: 'user',
    scope: null,
    summary: 'Whether the person can sign in with Google',
    response: googleConnectionSchema,
  },
  'DELETE /auth/google-connection': {
    access: 'user',
    scope: null,
    summary: 'Let no Google account sign in as the person any more',
    body: disconnectGoogleSchema,
    response: googleConnectionSchema,
  },
  'POST /auth/connect-google': {
    access: 'user',
    scope: null,
    summary: 'Let a Google account sign in as the person',
    body: connectGoogleSchema,
    response: googleConnectionSchema,
  },
} as const satisfies Record<string, Operation>;
