import { compare, hash } from 'bcryptjs';

/** bcrypt cost for stored passwords; tests pass a lower one. */
export const PASSWORD_COST = 10;

/** Hashes a password of at most 72 bytes (the contract's bound: bcrypt reads no further). */
export function hashPassword(password: string, cost: number): Promise<string> {
  return hash(password, cost);
}

/**
 * Whether the password belongs to the hash. Without a hash (no such account, or one that signs in
 * elsewhere) the same work is done against a dummy, so that the time taken tells nothing.
 */
export async function verifyPassword(
  password: string,
  passwordHash: string | null,
  cost: number,
): Promise<boolean> {
  const matches = await compare(password, passwordHash ?? (await dummyHash(cost)));
  return passwordHash !== null && matches;
}

const dummies = new Map<number, Promise<string>>();

function dummyHash(cost: number): Promise<string> {
  const known = dummies.get(cost);
  if (known) return known;
  const made = hash('a password that nobody has', cost);
  dummies.set(cost, made);
  return made;
}
