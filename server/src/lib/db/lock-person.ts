import type { Db } from './db.ts';

/**
 * Makes transactions about one person's submissions and solved marks go one after another: what
 * each of them sees is still so when it writes. To be taken before any other lock of theirs.
 */
export async function lockPerson(tx: Db, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT FROM "User" WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
}
