import { afterAll, expect, it } from 'vitest';
import { closePasswordThreads, hashPassword, verifyPassword } from './password.ts';

const COST = 4;

afterAll(closePasswordThreads);

it('lets in nobody without an account, also after it had no room for the first', async () => {
  const crowd = Array.from({ length: 200 }, () => hashPassword('secret-enough', COST));
  const refused = verifyPassword('secret-enough', null, COST);
  await expect(refused).rejects.toThrow('Too many sign-ins at once');
  await Promise.allSettled(crowd);
  expect(await verifyPassword('secret-enough', null, COST)).toBe(false);
});
