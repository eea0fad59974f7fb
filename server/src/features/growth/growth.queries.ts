import { growthSchema, type Growth } from '@stepwise/contracts/growth';
import type { Db } from '../../lib/db/db.ts';

/** A person's own program with what is needed to measure it, and what is known already; null when it is not theirs, or its problem a draft. */
export function findMeasured(db: Db, userId: string, id: string) {
  return db.submission.findFirst({
    where: { id, userId, problem: { isDraft: false } },
    select: {
      problemId: true,
      language: true,
      sourceCode: true,
      state: true,
      verdict: true,
      growth: true,
      problem: {
        select: {
          slug: true,
          bankId: true,
          constraints: true,
          checker: true,
          referenceSolution: true,
        },
      },
    },
  });
}

export type MeasuredRow = NonNullable<Awaited<ReturnType<typeof findMeasured>>>;

type Keeping = {
  readonly submissionId: string;
  /** As `editionOf` says. */
  readonly edition: string;
  readonly growth: Growth;
};

/** Keeps how a submission grows, in place of what was kept of an earlier edition; does nothing once it is gone. */
export async function keepGrowth(
  db: Db,
  { submissionId, edition, growth }: Keeping,
): Promise<void> {
  // PostgreSQL's JSON has no NUL and no half of a letter.
  const text = (value: string): string => value.toWellFormed().replaceAll('\0', '\u2400');
  const json = JSON.stringify(growth, (_key, value: unknown) =>
    typeof value === 'string' ? text(value) : value,
  );
  await db.$executeRaw`
    INSERT INTO "SubmissionGrowth" ("submissionId", edition, growth)
    SELECT id, ${edition}, ${json}::jsonb FROM "Submission" WHERE id = ${submissionId}::uuid
    ON CONFLICT ("submissionId") DO UPDATE SET edition = excluded.edition, growth = excluded.growth,
      "createdAt" = excluded."createdAt"`;
}

/** How the reference solution grows, as it was surely measured beside any submission; null where it never was. */
export async function keptReference(db: Db, edition: string): Promise<Growth['reference']> {
  const [row] = await db.$queryRaw<{ growth: unknown }[]>`
    SELECT growth FROM "SubmissionGrowth"
    WHERE edition = ${edition} AND growth #>> '{reference,name}' IS NOT NULL LIMIT 1`;
  return growthSchema.safeParse(row?.growth).data?.reference ?? null;
}
