import type { Prisma, PrismaClient } from '@stepwise/db/client';
import { withPatience } from '../lib/bounded-client.ts';

const WITHIN_MS = 600_000;

/** Runs `work` in a transaction whose statements may take long: a test's data is not a request. */
export function unhurried(
  db: PrismaClient,
  work: (tx: Prisma.TransactionClient) => Promise<void>,
): Promise<void> {
  return withPatience(WITHIN_MS, () =>
    db.$transaction(
      async (tx) => {
        await tx.$executeRaw`SET LOCAL statement_timeout = 0`;
        await work(tx);
      },
      { timeout: WITHIN_MS },
    ),
  );
}
