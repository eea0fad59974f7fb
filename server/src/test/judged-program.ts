import type { LanguageKey } from '@stepwise/contracts/language';
import { Prisma, type PrismaClient } from '@stepwise/db/client';
import type { Db } from '../lib/db/db.ts';
import { unhurried } from './unhurried.ts';

export type Judged = {
  readonly userId: string;
  readonly problem: { readonly id: string; readonly title: string };
  readonly source: string;
  readonly at: Date;
  readonly language?: LanguageKey;
  readonly verdict?: string;
};

/** Stores a program that was sent in at this moment and judged a second later; answers its id. */
export async function storeJudged(db: Db, judged: Judged): Promise<string> {
  const { userId, problem, source, at, language = 'PYTHON', verdict = 'Accepted' } = judged;
  const { currentTestSetId } = await db.problem.findUniqueOrThrow({
    where: { id: problem.id },
    select: { currentTestSetId: true },
  });
  if (currentTestSetId === null) throw new Error('The problem has no tests');
  const { id } = await db.submission.create({
    data: {
      ...{ userId, language, verdict, sourceCode: source, state: 'DONE' },
      ...{ problemId: problem.id, problemTitle: problem.title, testSetId: currentTestSetId },
      ...{ totalCount: 2, passedCount: 2, createdAt: at, doneAt: new Date(at.getTime() + 1000) },
    },
    select: { id: true },
  });
  return id;
}

const NUMBERED = Prisma.sql`"sourceCode" || n`;

/** Stores as many more programs like this one, with texts of their own: `n` is the number of each. */
export function repeatJudged(db: PrismaClient, id: string, times: number, text = NUMBERED) {
  return unhurried(db, async (tx) => {
    await tx.$executeRaw`
      INSERT INTO "Submission" (id, "userId", "problemId", "problemTitle", "testSetId", language,
        "sourceCode", state, verdict, "passedCount", "totalCount", "createdAt", "doneAt")
      SELECT gen_random_uuid(), "userId", "problemId", "problemTitle", "testSetId", language, ${text},
        state, verdict, "passedCount", "totalCount", "createdAt", "doneAt"
      FROM "Submission", generate_series(1, ${times}) n WHERE id = ${id}::uuid`;
  });
}
