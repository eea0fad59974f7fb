import { z } from 'zod';
import { grantScopeSchema } from './grants.ts';
import { languageKeySchema } from '../judging/language.ts';
import { invitationTokenSchema } from './registration.ts';
import { isStorable, nameText, storableText, utf8Bytes } from '../text.ts';

export const NAME_MIN = 3;
export const NAME_MAX = 80;
export const EMAIL_MAX = 254;
/** Characters of the address of a picture. */
export const IMAGE_MAX = 2048;
export const PASSWORD_MIN = 6;
/** bcrypt reads no further than this; a longer password is refused, never cut. */
export const PASSWORD_MAX_BYTES = 72;

/**
 * The cookie beside the session's own, which no script can read: it says whose session there is, by the
 * person's id. Without it a browser need not ask who it is.
 */
export const SESSION_MARKER = 'stepwise_signed_in';

/**
 * The header in which a page says whom it believes to be signed in, by the person's id. Another tab may
 * have changed that: a request for somebody else is refused with OTHER_USER and does nothing.
 */
export const USER_HEADER = 'Stepwise-User';

const NAME_MESSAGE = 'Name must be at least 3 character';
const INVISIBLE = /[\p{Cf}\s]/gu;
const EMAIL_MESSAGE = 'Enter a valid email';
const PASSWORD_MESSAGE = 'Password must be at least of 6 characters';
/** Hashing would replace broken characters, and so take many passwords for the same one. */
const PASSWORD_BROKEN_MESSAGE = 'Password must not contain NUL or broken characters';

const emailSchema = z
  .string(EMAIL_MESSAGE)
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX, EMAIL_MESSAGE)
  .pipe(z.email(EMAIL_MESSAGE));

const passwordSchema = z
  .string(PASSWORD_MESSAGE)
  .min(PASSWORD_MIN, PASSWORD_MESSAGE)
  .refine(isStorable, PASSWORD_BROKEN_MESSAGE);

/** The password a person has, typed again. Absent for whoever has none, having come through Google. */
export const confirmingPasswordSchema = z
  .string()
  .max(1024)
  .refine(isStorable, PASSWORD_BROKEN_MESSAGE)
  .optional();

const newPasswordSchema = passwordSchema.refine(
  (password) => utf8Bytes(password) <= PASSWORD_MAX_BYTES,
  `Password must be at most ${String(PASSWORD_MAX_BYTES)} bytes`,
);

/** The invitation with which somebody comes, where one is needed. */
export const invitedSchema = z.object({ invitation: invitationTokenSchema.optional() });

export const registerSchema = z.object({
  name: nameText('Name', NAME_MESSAGE)
    .trim()
    .min(NAME_MIN, NAME_MESSAGE)
    .max(NAME_MAX, `Name must be at most ${String(NAME_MAX)} characters`)
    .refine((name) => name.replace(INVISIBLE, '').length >= NAME_MIN, NAME_MESSAGE),
  email: emailSchema,
  password: newPasswordSchema,
  /** Anything but an https address of at most 2,048 characters is ignored, not refused. */
  image: z.string().nullish().catch(null),
  ...invitedSchema.shape,
});

export type RegisterInput = z.input<typeof registerSchema>;

export const loginSchema = z.object({
  email: emailSchema,
  password: passwordSchema.max(1024, PASSWORD_MESSAGE),
  name: z.string().optional(),
  image: z.string().nullish(),
});

export type LoginInput = z.input<typeof loginSchema>;

export const roleSchema = z.enum(['USER', 'ADMIN']);

/** Characters of the slug of a learning path. */
const PATH_SLUG_MAX = 100;

/** What somebody has said of how they practise; null where they said nothing. */
export const preferencesSchema = z.object({
  /** In which the editor opens, on every device. */
  language: languageKeySchema.nullable(),
  /** Slug of the learning path to begin with. */
  startPath: storableText().max(PATH_SLUG_MAX).nullable(),
});

export type Preferences = z.output<typeof preferencesSchema>;

/** What is left out stays as it is. */
export const choosePreferencesSchema = preferencesSchema.partial();

export type ChoosePreferences = z.output<typeof choosePreferencesSchema>;

export const userSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  role: roleSchema,
  /** Of a setter: whether they write problems of their own, or only change some that they were given. */
  setter: grantScopeSchema.optional(),
  /** Absent until the person was asked, or has chosen by themselves. */
  preferences: preferencesSchema.optional(),
  createdAt: z.iso.datetime(),
});

export type User = z.output<typeof userSchema>;

const googleAccessTokenSchema = z.string().min(1).max(4096);

/** With the token, and only with it, register and login are Google's business: the rest is ignored. */
export const googleSchema = z.object({
  googleAccessToken: googleAccessTokenSchema.optional(),
  ...invitedSchema.shape,
});

/** Connects the Google account behind the token with the account that is signed in. */
export const connectGoogleSchema = z.object({
  googleAccessToken: googleAccessTokenSchema,
  password: confirmingPasswordSchema,
});

export type ConnectGoogleInput = z.input<typeof connectGoogleSchema>;

/** Disconnects what Google signs in with. */
export const disconnectGoogleSchema = z.object({ password: confirmingPasswordSchema });

export type DisconnectGoogleInput = z.input<typeof disconnectGoogleSchema>;

/** Whether the signed-in person can sign in with Google. */
export const googleConnectionSchema = z.object({
  message: z.string(),
  data: z.object({ connected: z.boolean() }),
});

export const updateProfileSchema = registerSchema.pick({ name: true }).extend({
  /** An https address; empty or null removes the picture. */
  image: storableText().max(IMAGE_MAX).nullable().optional(),
});

export type UpdateProfileInput = z.input<typeof updateProfileSchema>;

export const changePasswordSchema = z.object({
  currentPassword: confirmingPasswordSchema,
  newPassword: newPasswordSchema,
});

export type ChangePasswordInput = z.input<typeof changePasswordSchema>;

/** The token of a one-time link: 32 bytes. */
export const checkResetLinkSchema = z.object({
  token: z.string().max(100).refine(isStorable, 'The link is not complete'),
});

export const resetPasswordSchema = checkResetLinkSchema.extend({ newPassword: newPasswordSchema });

export type ResetPasswordInput = z.input<typeof resetPasswordSchema>;

export const deleteAccountSchema = z.object({
  password: confirmingPasswordSchema,
});

export const resetProgressSchema = z.object({
  password: confirmingPasswordSchema,
});

/** Answer of register and login. */
export const signedInSchema = z.object({ message: z.string(), user: userSchema });

/** Answer of get-profile. */
export const profileSchema = z.object({ message: z.string(), data: userSchema });
