import type { Database } from '../../lib/db/db.ts';
import { unhurried } from '../unhurried.ts';

/**
 * Adds so many people, one after another: the first hundredth of another domain, every fifth signed in,
 * every thousandth an administrator, a setter, and suspended.
 */
export function fillPeople(db: Database, people: number): Promise<void> {
  return unhurried(db, async (tx) => {
    await tx.$executeRaw`
      INSERT INTO "User" (id, name, email, "updatedAt", role, "suspendedAt", "suspensionReason")
      SELECT ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Pupil ' || md5(n::text),
        n || CASE WHEN n <= ${people} / 100 THEN '@alumni.example' ELSE '@school.example' END, now(),
        (CASE WHEN n % 1000 = 1 THEN 'ADMIN' ELSE 'USER' END)::"Role",
        CASE WHEN n % 1000 = 2 THEN now() END, CASE WHEN n % 1000 = 2 THEN 'Of the bench' END
      FROM generate_series(1, ${people}::int) n`;
    await tx.$executeRaw`
      INSERT INTO "RoleGrant" (id, "userId", role, "scopeType")
      SELECT gen_random_uuid(), id, 'SETTER', 'SITE' FROM "User" WHERE email ~ '(^|[0-9])003@'`;
    await tx.$executeRaw`
      INSERT INTO "Session" (id, "userId", "expiresAt")
      SELECT gen_random_uuid(), id, now() + interval '1 day' FROM "User" WHERE email ~ '[05]@'`;
    await tx.$executeRaw`ANALYZE "User", "RoleGrant", "Session"`;
  });
}
