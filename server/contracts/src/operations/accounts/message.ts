import { z } from 'zod';
import {
  markMessageSchema,
  messageResponseSchema,
  messagesQuerySchema,
  messagesResponseSchema,
  unreadResponseSchema,
  writeMessageSchema,
} from '../../accounts/message.ts';
import type { Operation } from '../operation.ts';

const done = z.object({ message: z.string(), data: z.null() });

/** Those of operations.ts by which visitors write to who runs the site. */
export const MESSAGE_OPERATIONS = {
  'POST /contact': {
    access: 'public',
    scope: null,
    summary: 'Write to those who run this site',
    body: writeMessageSchema,
    response: done,
    status: 201,
  },
  'GET /admin/messages': {
    access: 'admin',
    scope: null,
    summary: 'What visitors wrote within a year, newest first, and how much of it is unread',
    query: messagesQuerySchema,
    response: messagesResponseSchema,
  },
  'GET /admin/messages/unread': {
    access: 'admin',
    scope: null,
    summary: 'How many messages nobody has read yet',
    response: unreadResponseSchema,
  },
  'PUT /admin/messages/{id}': {
    access: 'admin',
    scope: null,
    summary: 'Mark a message as read or unread',
    body: markMessageSchema,
    response: messageResponseSchema,
  },
  'DELETE /admin/messages/{id}': {
    access: 'admin',
    scope: null,
    summary: 'Delete a message',
    response: done,
  },
} as const satisfies Record<string, Operation>;
