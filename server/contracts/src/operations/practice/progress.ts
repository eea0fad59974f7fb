import { z } from 'zod';
import { resetProgressSchema } from '../../accounts/auth.ts';
import type { Operation } from '../operation.ts';

/** Of operations.ts what lets a person begin anew. */
export const PROGRESS_OPERATIONS = {
  'POST /auth/reset-progress': {
    access: 'user',
    scope: null,
    summary:
      'What is solved, tried and to be reviewed goes; submissions stay, and what was typed as versions',
    body: resetProgressSchema,
    response: z.object({ message: z.string(), data: z.null() }),
  },
} as const satisfies Record<string, Operation>;
