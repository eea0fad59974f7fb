import { submissionResponseSchema } from '@stepwise/contracts/submission';
import { expect, it } from 'vitest';
import { timeOfUuid } from '../../lib/uuid.ts';
import { signUp, startTestApp } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';

const database = useTestDatabase();

async function submitted(problemId: string, overrides: Parameters<typeof startTestApp>[1] = {}) {
  const { browser: newBrowser } = await startTestApp(database.db, overrides);
  const browser = newBrowser();
  await signUp(browser);
  const program = { source_code: { PYTHON: 'echo' }, language_id: 71, problemId };
  const answer = await browser.post('/api/v1/execution-code').send(program).expect(200);
  return submissionResponseSchema.parse(answer.body).data;
}

it('what is sent in has an id with its time, from which lists go on', async () => {
  const { id } = await buildProblem(database.db);
  const submission = await submitted(id);
  expect(submission.id[14]).toBe('7');
  const apart = timeOfUuid(submission.id) - Date.parse(submission.createdAt);
  expect(Math.abs(apart)).toBeLessThanOrEqual(1);
});

it('a program is judged on the tests that its problem has once they are all made', async () => {
  const { db } = database;
  const { id: problemId } = await buildProblem(db);
  const testSet = await db.testSet.create({
    data: {
      ...{ problemId, hash: 'made while the site serves' },
      tests: { create: [{ position: 1, input: 'echo', output: 'echo' }] },
    },
  });
  const testsReady = async () => {
    const data = { currentTestSetId: testSet.id };
    await db.problem.update({ where: { id: problemId }, data });
    return true;
  };
  const submission = await submitted(problemId, { testsReady });
  expect(submission).toMatchObject({ passedCount: 1, totalCount: 1 });
});
