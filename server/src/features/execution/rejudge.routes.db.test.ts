import { describe, expect, it } from 'vitest';
import { signUp, signUpAdmin, startTestApp } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';

const database = useTestDatabase();

async function submittedOnOldTests() {
  const { db } = database;
  const { browser: newBrowser } = await startTestApp(db);
  const [learner, admin] = [newBrowser(), newBrowser()];
  await signUp(learner);
  await signUpAdmin(db, admin);
  const problem = await buildProblem(db, { tests: [{ input: 'a', output: 'a' }] });
  const answer = await learner
    .post('/api/v1/execution-code')
    .send({ source_code: { PYTHON: 'a' }, language_id: 71, problemId: problem.id })
    .expect(200);
  expect(answer.body.data.status).toBe('Accepted');
  const tests = { create: [{ input: 'b', output: 'b', position: 1 }] };
  const { id } = await db.testSet.create({ data: { problemId: problem.id, hash: 'b', tests } });
  await db.problem.update({ where: { id: problem.id }, data: { currentTestSetId: id } });
  return { learner, admin, problem, submissionId: answer.body.data.id as string };
}

describe('rejudge', () => {
  it('judges on the present tests, keeps the old result and takes the solved mark back', async () => {
    const { learner, admin, problem, submissionId } = await submittedOnOldTests();
    const answer = await admin.post(`/api/v1/problems/rejudge/${problem.id}`).expect(200);
    expect(answer.body.data).toEqual({ count: 1 });
    const find = () =>
      database.db.submission.findUniqueOrThrow({
        where: { id: submissionId },
        include: { past: true },
      });
    await expect.poll(async () => (await find()).verdict).toBe('Wrong Answer');
    expect((await find()).past).toMatchObject([{ verdict: 'Accepted', passedCount: 1 }]);
    const list = await learner.get('/api/v1/problems/get-all-problems');
    const item = list.body.data.find((entry: { id: string }) => entry.id === problem.id);
    expect(item).toMatchObject({ solvedBy: [], acceptance: 0 });
  });

  it('leaves alone what was judged on the present tests, unless asked for all', async () => {
    const { admin, problem } = await submittedOnOldTests();
    const rejudge = (query = '') => admin.post(`/api/v1/problems/rejudge/${problem.id}${query}`);
    await rejudge().expect(200);
    const isDone = () =>
      database.db.submission.count({ where: { problemId: problem.id, state: 'DONE' } });
    await expect.poll(isDone).toBe(1);
    expect((await rejudge()).body.data.count).toBe(0);
    expect((await rejudge('?all=true')).body.data.count).toBe(1);
  });

  it('is for administrators', async () => {
    const { learner, problem } = await submittedOnOldTests();
    await learner.post(`/api/v1/problems/rejudge/${problem.id}`).expect(403);
  });
});
