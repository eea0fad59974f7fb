import { beforeEach, expect, it } from 'vitest';
import { useTestDatabase } from '../../test/database.ts';
import { contradictionsIn } from './contradictions.ts';
import { fillJudged } from './fill-judged.ts';
import { KINDS } from './kinds.ts';

const database = useTestDatabase();

let problemId = '';
beforeEach(async () => {
  const { db } = database;
  await db.$executeRaw`TRUNCATE "User", "Problem" CASCADE`;
  problemId = await fillJudged(db, 30);
});

it('finds none where nobody has touched anything, and every verdict when all should be new', async () => {
  expect(await contradictionsIn(database.db, problemId)).toEqual({});
  const changing = KINDS.filter(({ before, after }) => before !== after);
  const sources = changing.map(({ source }) => source);
  const count = await database.db.submission.count({ where: { sourceCode: { in: sources } } });
  expect(await contradictionsIn(database.db, problemId, true)).toEqual({ verdict: count });
});

const ONE = `(SELECT id FROM "Submission" WHERE verdict = 'Accepted'
  AND "sourceCode" LIKE 'console%' ORDER BY id LIMIT 1)`;

it.each([
  ['verdict', `UPDATE "Submission" SET verdict = 'Time Limit Exceeded' WHERE id = ${ONE}`],
  [
    'verdict',
    `UPDATE "Submission" SET verdict = NULL, state = 'QUEUED', "doneAt" = NULL,
     "passedCount" = 0 WHERE id = ${ONE}`,
  ],
  [
    'tests',
    `UPDATE "Submission" SET "testSetId" = p."currentTestSetId" FROM "Problem" p WHERE "Submission".id = ${ONE}`,
  ],
  ['results', `DELETE FROM "SubmissionResult" WHERE "submissionId" = ${ONE}`],
  [
    'results',
    `UPDATE "SubmissionResult" SET passed = false, verdict = 'Wrong Answer' WHERE "submissionId" = ${ONE}`,
  ],
  ['marks', `DELETE FROM "SolvedMark" WHERE ctid = (SELECT ctid FROM "SolvedMark" LIMIT 1)`],
  ['counters', `UPDATE "Problem" SET "acceptedCount" = "acceptedCount" + 1`],
])('names %s that do not agree', async (what, damage) => {
  await database.db.$executeRawUnsafe(damage);
  expect(Object.keys(await contradictionsIn(database.db, problemId))).toContain(what);
});
