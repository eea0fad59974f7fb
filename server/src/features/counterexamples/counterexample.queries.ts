import type { Prisma } from '@stepwise/db/client';
import type { Db } from '../../lib/db/db.ts';

/**
 * A person's own program with what a search needs, and what is known already; null when it is not
 * theirs, or its problem a draft.
 */
export function findSuspect(db: Db, userId: string, id: string) {
  return db.submission.findFirst({
    where: { id, userId, problem: { isDraft: false } },
    select: {
      id: true,
      userId: true,
      problemId: true,
      language: true,
      sourceCode: true,
      state: true,
      verdict: true,
      counterexample: true,
      problem: {
        select: {
          slug: true,
          bankId: true,
          constraints: true,
          checker: true,
          referenceSolution: true,
          timeLimitMs: true,
          memoryLimitKb: true,
          smallInputs: true,
          inputValidator: true,
        },
      },
    },
  });
}

export type SuspectRow = NonNullable<Awaited<ReturnType<typeof findSuspect>>>;

/** Inputs of a problem's tests that everybody sees, the shortest first; of a hidden test nothing is ever made. */
export async function listVisibleInputs(
  db: Db,
  problemId: string,
  { most, characters }: { readonly most: number; readonly characters: number },
): Promise<string[]> {
  const rows = await db.$queryRaw<{ input: string }[]>`
    SELECT t.input FROM "Problem" p JOIN "TestCase" t ON t."testSetId" = p."currentTestSetId"
    WHERE p.id = ${problemId}::uuid AND NOT t.hidden AND length(t.input) <= ${characters}
    ORDER BY length(t.input), t.position LIMIT ${most}`;
  return rows.map(({ input }) => input);
}

export type Keeping = {
  readonly submissionId: string;
  /** As `editionOf` says. */
  readonly edition: string;
  readonly tried: number;
  readonly isMinimal: boolean;
  readonly isOutOfTime: boolean;
  readonly isSteady: boolean;
  /** Null: none was found. */
  readonly test: Prisma.InputJsonObject | null;
};

/** Keeps what a search has come to, in place of what an earlier one had. Answers whether the submission is still there. */
export async function keepCounterexample(db: Db, keeping: Keeping): Promise<boolean> {
  const { submissionId, edition, tried, isMinimal, isOutOfTime, isSteady } = keeping;
  const test = keeping.test === null ? null : JSON.stringify(keeping.test);
  const count = await db.$executeRaw`
    INSERT INTO "Counterexample"
      ("submissionId", edition, tried, "isMinimal", "isOutOfTime", "isSteady", test)
    SELECT id, ${edition}, ${tried}, ${isMinimal}, ${isOutOfTime}, ${isSteady}, ${test}::jsonb
    FROM "Submission" WHERE id = ${submissionId}::uuid
    ON CONFLICT ("submissionId") DO UPDATE SET edition = excluded.edition, tried = excluded.tried,
      "isMinimal" = excluded."isMinimal", "isOutOfTime" = excluded."isOutOfTime",
      "isSteady" = excluded."isSteady", test = excluded.test, "createdAt" = excluded."createdAt"`;
  return count === 1;
}
