import { z } from 'zod';
import { readRecordResponseSchema, recordQuerySchema } from '../../practice/record.ts';
import type { Operation } from '../operation.ts';

/** Those of operations.ts about the programs of a person that were accepted. Git reads them beside the API. */
export const RECORD_OPERATIONS = {
  'GET /record/zip': {
    access: 'user',
    scope: 'read',
    summary: 'The person’s accepted programs as files, with the git repository that they are in',
    query: recordQuerySchema,
    response: z.unknown(),
    download: ['application/zip'],
  },
  'POST /record/read-zip': {
    access: 'user',
    scope: null,
    summary: 'The programs of such a file that were not accepted here yet; nothing is stored',
    upload: 'application/zip',
    response: readRecordResponseSchema,
  },
} as const satisfies Record<string, Operation>;
