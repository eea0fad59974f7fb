import { z } from 'zod';
import {
  changeEmailSchema,
  confirmEmailSchema,
  forgotPasswordSchema,
  invitedManyResponseSchema,
  inviteManySchema,
  mailReportResponseSchema,
  mailStateResponseSchema,
  ownEmailResponseSchema,
  testMailResponseSchema,
} from '../../accounts/mail.ts';
import type { Operation } from '../operation.ts';

const done = z.object({ message: z.string(), data: z.null() });

/** Those of operations.ts that send mail, or that links in mails lead to. */
export const MAIL_OPERATIONS = {
  'GET /auth/mail': {
    access: 'public',
    scope: null,
    summary: 'Whether this site sends mail',
    response: mailStateResponseSchema,
  },
  'POST /auth/forgot-password': {
    access: 'public',
    scope: null,
    summary:
      'Mail a link to set a new password, if there is an account; the answer says nothing of that',
    body: forgotPasswordSchema,
    response: done,
  },
  'POST /auth/confirm-email': {
    access: 'public',
    scope: null,
    summary:
      'Confirm an address with the link that was mailed to it; a new one replaces the old one',
    body: confirmEmailSchema,
    response: done,
  },
  'GET /auth/email': {
    access: 'user',
    scope: null,
    summary: 'The person’s address, and whether it is confirmed',
    response: ownEmailResponseSchema,
  },
  'POST /auth/send-confirmation': {
    access: 'user',
    scope: null,
    summary: 'Mail a link that confirms the person’s address',
    response: done,
  },
  'POST /auth/change-email': {
    access: 'user',
    scope: null,
    summary: 'Mail a link to a new address, which becomes the person’s when it is opened',
    body: changeEmailSchema,
    response: done,
  },
  'POST /admin/invitations/many': {
    access: 'admin',
    scope: null,
    summary:
      'Make an invitation for each of some addresses that has no account, and mail it or answer with its link',
    body: inviteManySchema,
    response: invitedManyResponseSchema,
    status: 201,
  },
  'GET /admin/mail': {
    access: 'admin',
    scope: null,
    summary: 'Whether mail is sent, how many wait, and which could not be sent',
    response: mailReportResponseSchema,
  },
  'POST /admin/mail/test': {
    access: 'admin',
    scope: null,
    summary: 'Send a mail that says it is a test to oneself, and tell whether it was taken',
    response: testMailResponseSchema,
  },
} as const satisfies Record<string, Operation>;
