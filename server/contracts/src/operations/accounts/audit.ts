import { z } from 'zod';
import { auditQuerySchema, auditResponseSchema, auditWishSchema } from '../../accounts/audit.ts';
import type { Operation } from '../operation.ts';

/** Those of operations.ts with which administrators read what was done. */
export const AUDIT_OPERATIONS = {
  'GET /admin/audit': {
    access: 'admin',
    scope: null,
    summary: 'What was done by administrators and to accounts, newest first',
    query: auditQuerySchema,
    response: auditResponseSchema,
  },
  'GET /admin/audit/export': {
    access: 'admin',
    scope: null,
    summary: 'The acts that a search finds, as a CSV file',
    query: auditWishSchema,
    response: z.unknown(),
    download: ['text/csv'],
  },
} as const satisfies Record<string, Operation>;
