import { z } from 'zod';
import { AppError } from '../../../http/app-error.ts';

/** How to reach Google. The addresses and the timeout differ only in tests. */
export type GoogleConfig = {
  readonly clientId: string;
  readonly tokenInfoUrl: string;
  readonly userInfoUrl: string;
  /** Timeout for all requests of one sign-in, in milliseconds. */
  readonly answerWithinMs: number;
};

export const GOOGLE_TOKENINFO_URL = 'https://oauth2.googleapis.com/tokeninfo';
export const GOOGLE_USERINFO_URL = 'https://openidconnect.googleapis.com/v1/userinfo';
export const GOOGLE_ANSWER_WITHIN_MS = 4_000;

const ANSWER_MAX_BYTES = 64 * 1024;
const RETRY_AFTER_SECONDS = 10;

const yes = z.union([z.literal(true), z.literal('true')]);

const tokenInfoSchema = z.object({
  aud: z.string(),
  azp: z.string().optional(),
  sub: z.string().min(1).max(255),
  expires_in: z.coerce.number().positive(),
  scope: z.string().refine((scope) => scope.includes('email')),
  email: z.email().max(254).toLowerCase(),
  email_verified: yes,
});

const userInfoSchema = z.object({
  sub: z.string(),
  email_verified: yes.optional(),
  name: z.string().min(1).max(200),
  picture: z
    .url({ protocol: /^https$/ })
    .max(2048)
    .optional(),
});

/** A user that Google has verified. */
export type GooglePerson = {
  /** Google's id of the person: it stays when the address changes. */
  readonly subject: string;
  /** Verified by Google, lower-cased. */
  readonly email: string;
  readonly name: string;
  readonly picture: string | null;
};

/**
 * Asks Google whose access token this is. The address is the one of the token, which Google calls
 * verified; the profile beside it may name another one.
 * @throws INVALID_CREDENTIALS when Google does not vouch for the token; SIGN_IN_UNAVAILABLE when it
 *   cannot be asked in time
 */
export async function askGoogle(config: GoogleConfig, accessToken: string): Promise<GooglePerson> {
  const deadline = AbortSignal.timeout(config.answerWithinMs);
  const token = tokenInfoSchema.safeParse(
    // In the body, so that the token is in no access log.
    await ask(config.tokenInfoUrl, deadline, {
      method: 'POST',
      body: new URLSearchParams({ access_token: accessToken }),
    }),
  );
  if (!token.success) throw refused();
  const { aud, azp, sub: subject, email } = token.data;
  // A token made for another application does not authenticate a user of ours.
  if (aud !== config.clientId || (azp !== undefined && azp !== config.clientId)) throw refused();
  const profile = userInfoSchema.safeParse(
    await ask(config.userInfoUrl, deadline, {
      headers: { Authorization: `Bearer ${accessToken}` },
    }),
  );
  if (!profile.success || profile.data.sub !== subject) throw refused();
  const { name, picture = null } = profile.data;
  return { subject, email, name, picture };
}

function refused(): AppError {
  return new AppError('INVALID_CREDENTIALS', 'Signing in with Google failed');
}

/** The parsed response; null when Google refuses or the response is malformed. */
async function ask(url: string, deadline: AbortSignal, init: RequestInit): Promise<unknown> {
  const text = await readOnceMore(url, { ...init, redirect: 'error', signal: deadline });
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** Retries a broken connection once, within the same timeout. */
async function readOnceMore(url: string, init: RequestInit): Promise<string | null> {
  try {
    return await readAnswer(url, init);
  } catch (error) {
    if (error instanceof AppError || init.signal?.aborted) throw unavailable(error);
  }
  try {
    return await readAnswer(url, init);
  } catch (error) {
    throw unavailable(error);
  }
}

/** The text of a response; null when Google refuses or the text is too long. */
async function readAnswer(url: string, init: RequestInit): Promise<string | null> {
  const response = await fetch(url, init);
  if (response.status >= 500) throw unavailable();
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    return null;
  }
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop closes the connection.
  for await (const piece of response.body as ReadableStream<Uint8Array>) {
    bytes += piece.byteLength;
    if (bytes > ANSWER_MAX_BYTES) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function unavailable(cause?: unknown): AppError {
  return new AppError('SIGN_IN_UNAVAILABLE', 'Google cannot be reached, please try again', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
  });
}
