import type { Prisma } from '@stepwise/db/client';
import { FIRST_NUMBER } from '../import/convert-tree.ts';

type Numbered = { readonly bankId: string; readonly number: number };

/**
 * Frees the number of a package: it stands in a file that people read, so another problem that has it
 * gets the next one of the site. The bank's own numbers are never the site's; those of packages that were
 * imported into the bank may be.
 */
export async function makeRoomFor(
  tx: Prisma.TransactionClient,
  { bankId, number }: Numbered,
): Promise<void> {
  if (number >= FIRST_NUMBER) {
    await tx.$executeRaw`
      SELECT setval('"Problem_number_seq"', ${number})
      FROM "Problem_number_seq" WHERE last_value <= ${number}`;
  }
  await tx.$executeRaw`
    UPDATE "Problem" SET number = DEFAULT
    WHERE number = ${number} AND "bankId" IS DISTINCT FROM ${bankId}::uuid`;
}
