import { z } from 'zod';
import { confirmingPasswordSchema } from './auth.ts';
import { nameText } from '../text.ts';
import { TOKEN_DAYS_MAX, TOKEN_NAME_MAX } from './token-limits.ts';

/** What every token begins with: whoever finds one lying about knows what it is. */
export const TOKEN_PREFIX = 'swp_';

/** What a token may be allowed: to read what its person reads, and to send in programs and run them. */
export const TOKEN_SCOPES = ['read', 'submit'] as const;

export const tokenScopeSchema = z.enum(TOKEN_SCOPES);

export type TokenScope = z.output<typeof tokenScopeSchema>;

const SCOPES_MESSAGE = 'Choose what the token may do';
const DAYS_MESSAGE = `Between 1 and ${String(TOKEN_DAYS_MAX)} days`;

export const makeTokenSchema = z.object({
  name: nameText('The name')
    .trim()
    .min(1, 'Say what the token is for')
    .max(TOKEN_NAME_MAX, `At most ${String(TOKEN_NAME_MAX)} characters`),
  scopes: z
    .array(tokenScopeSchema)
    .min(1, SCOPES_MESSAGE)
    .max(TOKEN_SCOPES.length, 'Name each scope once')
    .refine((scopes) => new Set(scopes).size === scopes.length, 'Name each scope once'),
  /** How long it works. */
  days: z
    .number()
    .int(DAYS_MESSAGE)
    .min(1, DAYS_MESSAGE)
    .max(TOKEN_DAYS_MAX, DAYS_MESSAGE)
    .default(90),
  password: confirmingPasswordSchema,
});

export type MakeTokenInput = z.input<typeof makeTokenSchema>;

/** A token as its person sees it: without its text, which only they have. */
export const tokenSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** How its text begins, to know it by. */
  start: z.string(),
  scopes: z.array(tokenScopeSchema),
  createdAt: z.iso.datetime(),
  /** To the minute; null when it never was. */
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime(),
  expired: z.boolean(),
});

export type Token = z.output<typeof tokenSchema>;

export const tokensResponseSchema = z.object({ message: z.string(), data: z.array(tokenSchema) });

export const madeTokenResponseSchema = z.object({
  message: z.string(),
  data: z.object({
    token: tokenSchema,
    /** What a program sends behind `Authorization: Bearer`. Given once: it is stored nowhere. */
    secret: z.string(),
  }),
});

/** Answer of GET /token: what a program that has one can do with it, and as whom. */
export const ownTokenResponseSchema = z.object({
  message: z.string(),
  data: z.object({
    user: z.object({ id: z.uuid(), name: z.string() }),
    token: tokenSchema,
  }),
});
