import type { LanguageKey } from '@stepwise/contracts/language';
import type { Db } from '../lib/db.ts';

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
