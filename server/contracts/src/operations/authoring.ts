import { z } from 'zod';
import {
  problemCheckEventSchemas,
  problemInputSchema,
  problemUpdateSchema,
} from '../problems/problem-edit.ts';
import {
  referenceRunEventSchemas,
  referenceRunResponseSchema,
  referenceRunSchema,
} from '../problems/reference-run.ts';
import { problemExportQuerySchema } from '../problems/problem-export.ts';
import {
  problemImportEventSchemas,
  problemImportQuerySchema,
  problemImportResponseSchema,
} from '../problems/problem-import.ts';
import { problemResponseSchema } from '../problems/problem.ts';
import {
  smallInputsTrialResponseSchema,
  smallInputsTrialSchema,
} from '../problems/small-inputs.ts';
import { writtenQuerySchema, writtenResponseSchema } from '../problems/written.ts';
import type { Operation } from './operation.ts';

/** Those of operations.ts with which administrators and setters write problems. */
export const AUTHORING_OPERATIONS = {
  'POST /problems/create-problem': {
    access: 'setter',
    scope: null,
    summary:
      'Store a problem, after its reference solutions have passed its tests; of a setter as a draft',
    body: problemInputSchema,
    response: problemResponseSchema,
    status: 201,
    events: problemCheckEventSchemas,
  },
  'PUT /problems/update-problem/{id}': {
    access: 'setter',
    scope: null,
    summary: 'Replace a problem’s content, with the same checks; a setter’s own, or one given',
    body: problemUpdateSchema,
    response: problemResponseSchema,
    events: problemCheckEventSchemas,
  },
  'GET /problems/get-written-problems': {
    access: 'setter',
    scope: null,
    summary: 'Problems that the person wrote or was given to change, the highest number first',
    query: writtenQuerySchema,
    response: writtenResponseSchema,
  },
  'POST /problems/run-references': {
    access: 'setter',
    scope: null,
    summary: 'Run reference solutions on tests as they stand in the form; nothing is stored',
    body: referenceRunSchema,
    response: referenceRunResponseSchema,
    events: referenceRunEventSchemas,
  },
  'POST /problems/try-small-inputs': {
    access: 'setter',
    scope: null,
    summary:
      'Some inputs that a grammar makes, and what a validator says of them; nothing is stored',
    body: smallInputsTrialSchema,
    response: smallInputsTrialResponseSchema,
  },
  'POST /problems/import': {
    access: 'admin',
    scope: null,
    summary: 'Store the problem of a Kattis package, after its labelled programs came out right',
    upload: 'application/zip',
    query: problemImportQuerySchema,
    response: problemImportResponseSchema,
    status: 201,
    events: problemImportEventSchemas,
  },
  'GET /problems/export-problem/{id}': {
    access: 'admin',
    scope: null,
    summary: 'A problem as a package in the Kattis format, with its hidden tests and solutions',
    query: problemExportQuerySchema,
    response: z.unknown(),
    download: ['application/zip'],
  },
  'DELETE /problems/delete-problem/{id}': {
    access: 'setter',
    scope: null,
    summary:
      'Take a problem out of every list, of a setter’s only their own drafts; its submissions stay',
    response: z.object({ message: z.string(), data: z.null() }),
  },
} as const satisfies Record<string, Operation>;
