import { giveGrantSchema } from '../../accounts/grants.ts';
import { personResponseSchema } from '../../accounts/people.ts';
import type { Operation } from '../operation.ts';

/** Those of operations.ts with which administrators let people do more. */
export const GRANT_OPERATIONS = {
  'POST /admin/users/{id}/grants': {
    access: 'admin',
    scope: null,
    summary: 'Make a person a setter of the site or of one problem, or say anew for how long',
    body: giveGrantSchema,
    response: personResponseSchema,
  },
  'DELETE /admin/users/{id}/grants/{grantId}': {
    access: 'admin',
    scope: null,
    summary: 'Take a grant; it ends with the person’s next request',
    response: personResponseSchema,
  },
} as const satisfies Record<string, Operation>;
