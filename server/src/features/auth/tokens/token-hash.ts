import { createHash } from 'node:crypto';

/** How a token is stored. It is 32 random bytes: no slow hash is needed to keep it from being guessed. */
export function tokenHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
