import type { Db } from '../../lib/db/db.ts';
import { buildProblem } from '../factories.ts';

/** A submission that waits to be judged, of a person who is made when they are not there. */
export async function queueOne(db: Db, email = 'worker@example.com') {
  const user = await db.user.upsert({
    where: { email },
    create: { name: 'Somebody', email },
    update: {},
  });
  const problem = await buildProblem(db);
  const testSet = await db.testSet.findFirstOrThrow({ where: { problemId: problem.id } });
  return db.submission.create({
    data: {
      ...{ userId: user.id, problemId: problem.id },
      problemTitle: problem.title,
      testSetId: testSet.id,
      language: 'PYTHON',
      sourceCode: 'echo',
      totalCount: 2,
    },
  });
}
