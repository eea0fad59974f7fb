import { z } from 'zod';
import { basedOnSchema, revisionSchema } from '../site/settings.ts';
import { isStorable, nameText } from '../text.ts';
import { NOTE_MAX, PLACES_MAX } from './registration-limits.ts';

export const DOMAINS_MAX = 50;
export const DAYS_MAX = 365;
export const INVITATIONS_PAGE = 50;

const DOMAIN_MAX = 253;
const DOMAIN = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;
const DOMAIN_MESSAGE = 'Write each domain like school.example';

/** Everybody, whoever has an invitation, or nobody. */
export const registrationModeSchema = z.enum(['OPEN', 'INVITATION', 'CLOSED']);

export type RegistrationMode = z.output<typeof registrationModeSchema>;

/** Who may make an account. */
export const registrationSchema = z.object({
  mode: registrationModeSchema,
  /** What an email ends with behind its @, exactly; also with an invitation. Empty: anything. */
  domains: z
    .array(
      z.string().trim().toLowerCase().max(DOMAIN_MAX, DOMAIN_MESSAGE).regex(DOMAIN, DOMAIN_MESSAGE),
    )
    .max(DOMAINS_MAX, `At most ${String(DOMAINS_MAX)} domains`),
});

export type Registration = z.output<typeof registrationSchema>;

export const revisedRegistrationSchema = registrationSchema.extend({ revision: revisionSchema });

export type RevisedRegistration = z.output<typeof revisedRegistrationSchema>;

export const putRegistrationSchema = registrationSchema.extend(basedOnSchema.shape);

export type PutRegistrationInput = z.input<typeof putRegistrationSchema>;

/** The token of an invitation's link: 32 bytes. */
export const invitationTokenSchema = z
  .string()
  .max(100)
  .refine(isStorable, 'The link is not complete');

export const checkInvitationSchema = z.object({ invitation: invitationTokenSchema });

/** Whether an invitation lets somebody in, and if not, why. */
export const invitationStateSchema = z.enum(['OPEN', 'USED_UP', 'EXPIRED', 'REVOKED']);

export type InvitationState = z.output<typeof invitationStateSchema>;

/** Invitations that were made at once, one for each address of a list. */
export const invitationListSchema = z.object({
  id: z.uuid(),
  /** In the words of who made it; empty where everybody who came has deleted the account. */
  name: z.string(),
  /** How many invitations there are, and of them: used, those that still work, and withdrawn or expired. */
  made: z.number().int(),
  used: z.number().int(),
  open: z.number().int(),
  over: z.number().int(),
});

export type InvitationList = z.output<typeof invitationListSchema>;

export const invitationSchema = z.object({
  id: z.uuid(),
  /** Null of one that was made alone. */
  list: invitationListSchema.nullable(),
  /** Whom it is for, in the words of who made it. */
  /** Empty when the account of the one person who used it is gone. */
  note: z.string(),
  /** The address that it was made for; null where it is for whoever gets the link. */
  email: z.string().nullable(),
  /** How many people can register with it, and how many did. */
  places: z.number().int(),
  taken: z.number().int(),
  /** Name of who made it; null when that account is gone. */
  by: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: invitationStateSchema,
  /** Who registered with it, where it is for one person; null without, and when that account is gone. */
  usedBy: z.object({ id: z.uuid(), name: z.string(), email: z.string() }).nullable(),
});

export type Invitation = z.output<typeof invitationSchema>;

const PLACES_MESSAGE = `Between 1 and ${PLACES_MAX.toLocaleString('en')} people`;
const DAYS_MESSAGE = `Between 1 and ${String(DAYS_MAX)} days`;

export const makeInvitationSchema = z.object({
  note: nameText('The note')
    .trim()
    .min(1, 'Say whom it is for')
    .max(NOTE_MAX, `At most ${String(NOTE_MAX)} characters`),
  places: z.number().int(PLACES_MESSAGE).min(1, PLACES_MESSAGE).max(PLACES_MAX, PLACES_MESSAGE),
  /** How long it works. */
  days: z.number().int(DAYS_MESSAGE).min(1, DAYS_MESSAGE).max(DAYS_MAX, DAYS_MESSAGE),
});

export type MakeInvitationInput = z.input<typeof makeInvitationSchema>;

export const invitationsQuerySchema = z.object({ cursor: z.uuid().optional() });

export const registrationResponseSchema = z.object({
  message: z.string(),
  data: registrationSchema,
});

export const revisedRegistrationResponseSchema = z.object({
  message: z.string(),
  data: revisedRegistrationSchema,
});

/** Who may register with an invitation, and the address that it was made for: the form begins with it. */
export const checkedInvitationSchema = registrationSchema.extend({ email: z.string().optional() });

export type CheckedInvitation = z.output<typeof checkedInvitationSchema>;

export const checkedInvitationResponseSchema = z.object({
  message: z.string(),
  data: checkedInvitationSchema,
});

export const invitationsResponseSchema = z.object({
  message: z.string(),
  data: z.array(invitationSchema),
  /** Give it as `cursor` to read on; null at the end. */
  nextCursor: z.string().nullable(),
});

export const invitationResponseSchema = z.object({ message: z.string(), data: invitationSchema });

export const invitationListResponseSchema = z.object({
  message: z.string(),
  data: invitationListSchema,
});

export const madeInvitationResponseSchema = z.object({
  message: z.string(),
  data: z.object({
    invitation: invitationSchema,
    /** Below the site's address. Given once: it is stored nowhere. */
    path: z.string(),
  }),
});
