import type { Db } from '../../../lib/db/db.ts';

type Test = { readonly input: string; readonly output: string };

/** How tests are compared that differ in this from the rest of their problem, as packages of other judges have them. */
export type OwnCheckers = ReadonlyMap<string, string>;

export const NO_OWN_CHECKERS: OwnCheckers = new Map();

/** Of the tests that the problem has now. */
export async function readOwnCheckers(db: Db, problemId: string): Promise<OwnCheckers> {
  const tests = await db.testCase.findMany({
    where: { checker: { not: null }, testSet: { currentFor: { id: problemId } } },
    select: { input: true, output: true, checker: true },
  });
  return new Map(tests.map((test) => [keyOf(test), test.checker ?? '']));
}

/** Of a test that stays as it is; null for all others, which are compared as their problem says. */
export function ownCheckerOf(own: OwnCheckers, test: Test): string | null {
  return own.get(keyOf(test)) ?? null;
}

function keyOf({ input, output }: Test): string {
  return JSON.stringify([input, output]);
}
