import { z } from 'zod';
import { confirmingPasswordSchema, registerSchema } from './auth.ts';
import { invitationSchema, makeInvitationSchema } from './registration.ts';
import { isStorable } from '../text.ts';

export const INVITED_MAX = 200;
/** Mails that were given up, as administrators see them. */
export const FAILED_MAILS_MAX = 20;

const emailSchema = registerSchema.shape.email;

/** Whether this site sends mail; without it people ask an administrator for links. */
export const mailStateResponseSchema = z.object({
  message: z.string(),
  data: z.object({ isOn: z.boolean() }),
});

export const forgotPasswordSchema = z.object({ email: emailSchema });

/** The token of a link that was mailed: 32 bytes. */
export const confirmEmailSchema = z.object({
  token: z.string().max(100).refine(isStorable, 'The link is not complete'),
});

export const changeEmailSchema = z.object({
  email: emailSchema,
  password: confirmingPasswordSchema,
});

/** The address of the signed-in person. */
export const ownEmailSchema = z.object({
  email: z.string(),
  /** Whether mail to it is known to reach the person. */
  isConfirmed: z.boolean(),
  /** Whether this site sends mail, so that it can be confirmed and changed. */
  mailIsOn: z.boolean(),
});

export type OwnEmail = z.output<typeof ownEmailSchema>;

export const ownEmailResponseSchema = z.object({ message: z.string(), data: ownEmailSchema });

const INVITED_MESSAGE = `Between 1 and ${String(INVITED_MAX)} addresses`;

export const inviteManySchema = makeInvitationSchema.omit({ places: true }).extend({
  emails: z.array(emailSchema).min(1, INVITED_MESSAGE).max(INVITED_MAX, INVITED_MESSAGE),
  /** Mails the links; otherwise they are answered, to be given on in another way. */
  byMail: z.boolean(),
});

export type InviteManyInput = z.input<typeof inviteManySchema>;

export const invitedManyResponseSchema = z.object({
  message: z.string(),
  /** In the order of the addresses, each once, without those that have an account: perhaps none. */
  data: z.array(
    z.object({
      invitation: invitationSchema,
      /** Below the site's address, given once; null where it is mailed. */
      path: z.string().nullable(),
    }),
  ),
});

export type InvitedMany = z.output<typeof invitedManyResponseSchema>['data'];

export const mailKindSchema = z.enum([
  'RESET_PASSWORD',
  'CONFIRM_EMAIL',
  'EMAIL_CHANGED',
  'INVITATION',
  'MESSAGES_UNREAD',
]);

/** What became of the mails, for administrators. */
export const mailReportSchema = z.object({
  isOn: z.boolean(),
  /** Not sent yet. */
  waiting: z.number().int(),
  /** Why the last try of one that waits has failed; null where none has. */
  waitingError: z.string().nullable(),
  /** Given up in the last days, newest first. */
  failed: z.array(
    z.object({
      id: z.uuid(),
      kind: mailKindSchema,
      to: z.string(),
      failedAt: z.iso.datetime(),
      /** What the mail server said. */
      error: z.string(),
    }),
  ),
});

export type MailReport = z.output<typeof mailReportSchema>;

export const mailReportResponseSchema = z.object({ message: z.string(), data: mailReportSchema });

export const testMailResponseSchema = z.object({
  message: z.string(),
  data: z.object({ isSent: z.boolean() }),
});
