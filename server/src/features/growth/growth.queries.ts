import type { Db } from '../../lib/db/db.ts';

/** A person's own program with what is needed to measure it; null when it is not theirs, or its problem a draft. */
export function findMeasured(db: Db, userId: string, id: string) {
  return db.submission.findFirst({
    where: { id, userId, problem: { isDraft: false } },
    select: {
      problemId: true,
      language: true,
      sourceCode: true,
      state: true,
      verdict: true,
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
