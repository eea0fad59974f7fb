import { createHash } from 'node:crypto';
import type { Prisma } from '@stepwise/db/client';
import type { TestRow } from './problem-row.ts';

/** Tests that are written by one statement hold about so much, or are one. */
const STATEMENT_BYTES = 1024 * 1024;

/**
 * Gives a problem a new edition of its tests. Editions are never changed: submissions show the one
 * they were judged on.
 */
export async function replaceTests(
  tx: Prisma.TransactionClient,
  problemId: string,
  tests: readonly TestRow[],
): Promise<void> {
  const testSet = await tx.testSet.create({
    data: { problemId, hash: testsHash(tests) },
    select: { id: true },
  });
  for (const some of inPortions(tests)) {
    await tx.testCase.createMany({
      data: some.map((test) => ({ ...test, testSetId: testSet.id })),
    });
  }
  await tx.problem.update({
    where: { id: problemId },
    data: { currentTestSetId: testSet.id },
    select: { id: true },
  });
}

/** Removes an edition of tests on which nothing was judged, and leaves every other. */
export async function removeUnused(tx: Prisma.TransactionClient, id: string): Promise<void> {
  const isUsed = { OR: [{ submissions: { some: {} } }, { rejudgings: { some: {} } }] };
  const used = await tx.testSet.findFirst({ where: { id, ...isUsed }, select: { id: true } });
  if (used) return;
  await tx.testSet.delete({ where: { id }, select: { id: true } });
}

/** About how much is written for these tests. */
export function bytesOf(tests: readonly TestRow[]): number {
  return tests.reduce((sum, { input, output }) => sum + input.length + output.length, 0);
}

/** Hash over all that makes up an edition of tests. */
export function testsHash(tests: readonly TestRow[]): string {
  const parts = tests.map(({ input, output, hidden, checker }) => [input, output, hidden, checker]);
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function inPortions(tests: readonly TestRow[]): TestRow[][] {
  const portions: TestRow[][] = [];
  let room = 0;
  for (const test of tests) {
    const portion = portions.at(-1);
    const bytes = bytesOf([test]);
    if (portion !== undefined && bytes <= room) {
      portion.push(test);
      room -= bytes;
    } else {
      portions.push([test]);
      room = STATEMENT_BYTES - bytes;
    }
  }
  return portions;
}
