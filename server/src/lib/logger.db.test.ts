import { expect, it } from 'vitest';
import { useTestDatabase } from '../test/database.ts';
import { createLogger } from './logger.ts';

const database = useTestDatabase();

it('writes no row of the database into the log, however an error came about', async () => {
  const { db } = database;
  await db.$executeRaw`ALTER TABLE "User" ADD CHECK (name <> 'Refused')`;
  // Put together, because Prisma shows the lines of the program that failed.
  const [email, passwordHash] = [['person', 'example.com'].join('@'), ['the', 'hash'].join(' ')];
  const name = 'Refused';
  const insert = `INSERT INTO "User" (id, name, email, "passwordHash", "updatedAt")
    VALUES (gen_random_uuid(), $1, $2, $3, now())`;
  const values = [name, email, passwordHash];
  const errors = await Promise.all(
    [
      () => db.user.create({ data: { name, email, passwordHash } }),
      () => db.$executeRawUnsafe(insert, ...values),
      () => db.pool.query(insert, values),
    ].map((query) => query().catch((error: unknown) => error)),
  );
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  for (const err of errors) {
    logger.error({ err }, 'request failed');
    logger.error({ err: new Error('above', { cause: err }) }, 'request failed');
  }
  expect(lines).toHaveLength(6);
  const text = lines.join('');
  expect(text).toContain('User_name_check');
  expect(text).not.toContain(email);
  expect(text).not.toContain(passwordHash);
});
