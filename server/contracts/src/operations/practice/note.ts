import {
  noteListResponseSchema,
  noteResponseSchema,
  notesQuerySchema,
  noteWrittenResponseSchema,
  writeNoteSchema,
} from '../../practice/note.ts';
import type { Operation } from '../operation.ts';

/** Those of operations.ts about what a person writes down for themselves. */
export const NOTE_OPERATIONS = {
  'GET /note': {
    access: 'user',
    scope: 'read',
    summary: 'The problems that the person has notes about: all, or those with a text',
    query: notesQuerySchema,
    response: noteListResponseSchema,
  },
  'GET /note/{problemId}': {
    access: 'user',
    scope: 'read',
    summary: 'The person’s note about a problem, null where there is none',
    response: noteResponseSchema,
  },
  'PUT /note/{problemId}': {
    access: 'user',
    scope: null,
    summary: 'Keep a note; CONFLICT when it was changed since the revision it is based on',
    body: writeNoteSchema,
    response: noteWrittenResponseSchema,
  },
} as const satisfies Record<string, Operation>;
