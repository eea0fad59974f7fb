import { createHash, randomBytes } from 'node:crypto';

/** What whoever has it may do something by: 32 random bytes, as a text for addresses and headers. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How a token is stored. It is 32 random bytes: no slow hash is needed to keep it from being guessed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
