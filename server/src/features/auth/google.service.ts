import { NAME_MAX } from '@stepwise/contracts/auth';
import type { PrismaClient, User } from '@stepwise/db/client';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { isUniqueViolation } from '../../lib/db.ts';

/** Where and for whom Google is asked. The addresses differ from Google's only in tests. */
export type GoogleConfig = {
  readonly clientId: string;
  readonly tokenInfoUrl: string;
  readonly userInfoUrl: string;
};

export const GOOGLE_TOKENINFO_URL = 'https://oauth2.googleapis.com/tokeninfo';
export const GOOGLE_USERINFO_URL = 'https://openidconnect.googleapis.com/v1/userinfo';

const ANSWER_WITHIN_MS = 3_000;
const ANSWER_MAX_CHARACTERS = 64 * 1024;
const RETRY_AFTER_SECONDS = 10;

const yes = z.union([z.literal(true), z.literal('true')]);

const tokenInfoSchema = z.object({
  aud: z.string(),
  azp: z.string().optional(),
  sub: z.string().min(1).max(255),
  expires_in: z.coerce.number().positive(),
  scope: z.string().refine((scope) => scope.includes('email')),
  email_verified: yes,
});

const userInfoSchema = z.object({
  sub: z.string(),
  email: z.email().max(254).toLowerCase(),
  email_verified: yes.optional(),
  name: z.string().min(1).max(200),
  picture: z
    .url({ protocol: /^https$/ })
    .max(2048)
    .optional(),
});

/**
 * Signs in the person whom Google names for this access token; makes the account when it is new.
 * Nothing of the request's body is believed. A password account with the same email becomes this
 * person's: Google has verified the address and we never had. Whoever set the old password is out.
 * @throws INVALID_CREDENTIALS when Google does not vouch for the token; SIGN_IN_UNAVAILABLE when it
 *   cannot be asked
 */
export async function signInWithGoogle(
  db: PrismaClient,
  config: GoogleConfig,
  accessToken: string,
): Promise<User> {
  const person = await askGoogle(config, accessToken);
  try {
    return await findOrCreate(db, person);
  } catch (error) {
    // The same person signed in twice at once: by now the account is there.
    if (isUniqueViolation(error)) return findOrCreate(db, person);
    throw error;
  }
}

async function findOrCreate(db: PrismaClient, person: GooglePerson): Promise<User> {
  const provider = 'google';
  const account = await db.account.findUnique({
    where: { provider_subject: { provider, subject: person.sub } },
    select: { user: true },
  });
  if (account) return account.user;

  const accounts = { create: { provider, subject: person.sub } };
  const image = person.picture ?? null;
  const existing = await db.user.findUnique({ where: { email: person.email } });
  if (!existing) {
    const { name, email } = person;
    return db.user.create({ data: { name: name.slice(0, NAME_MAX), email, image, accounts } });
  }
  const [, user] = await db.$transaction([
    db.session.deleteMany({ where: { userId: existing.id } }),
    db.user.update({
      where: { id: existing.id },
      data: { passwordHash: null, image: existing.image ?? image, accounts },
    }),
  ]);
  return user;
}

type GooglePerson = z.output<typeof userInfoSchema>;

async function askGoogle(config: GoogleConfig, accessToken: string): Promise<GooglePerson> {
  const token = tokenInfoSchema.safeParse(
    // In the body, so that the token stands in no log of addresses.
    await ask(config.tokenInfoUrl, {
      method: 'POST',
      body: new URLSearchParams({ access_token: accessToken }),
    }),
  );
  if (!token.success) throw refused();
  const { aud, azp, sub } = token.data;
  // A token that was made for another application says nothing about who is in front of ours.
  if (aud !== config.clientId || (azp !== undefined && azp !== config.clientId)) throw refused();
  const person = userInfoSchema.safeParse(
    await ask(config.userInfoUrl, { headers: { Authorization: `Bearer ${accessToken}` } }),
  );
  if (!person.success || person.data.sub !== sub) throw refused();
  return person.data;
}

function refused(): AppError {
  return new AppError('INVALID_CREDENTIALS', 'Signing in with Google failed');
}

/** The parsed answer; null when Google refuses or talks nonsense. */
async function ask(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetchOnceMore(url, init);
  if (response.status >= 500) throw unavailable();
  if (!response.ok) return null;
  try {
    const text = await response.text();
    return text.length > ANSWER_MAX_CHARACTERS ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

async function fetchOnceMore(url: string, init: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    try {
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
      return await fetch(url, { ...init, redirect: 'error', signal });
    } catch (error) {
      if (attempt === 2) throw unavailable(error);
    }
  }
}

function unavailable(cause?: unknown): AppError {
  return new AppError('SIGN_IN_UNAVAILABLE', 'Google cannot be reached, please try again', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
  });
}
