import { describe, expect, it } from 'vitest';
import { signUp, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';

const database = useTestDatabase();

async function solve(browser: Browser, problemId: string, source = 'echo'): Promise<string> {
  const answer = await browser
    .post('/api/v1/execution-code')
    .send({ source_code: { PYTHON: source }, language_id: 71, problemId })
    .expect(200);
  return (answer.body as { data: { id: string } }).data.id;
}

async function twoPeople() {
  const { browser } = await startTestApp(database.db);
  const [ada, bob] = [browser(), browser()];
  await signUp(ada);
  await signUp(bob);
  return { ada, bob, problem: await buildProblem(database.db) };
}

describe('submissions', () => {
  it('are listed newest first, page by page, without tests', async () => {
    const { ada, problem } = await twoPeople();
    const ids = [await solve(ada, problem.id), await solve(ada, problem.id, 'wrong')];
    const first = await ada.get('/api/v1/submission/get-all-submissions?limit=1').expect(200);
    expect(first.body.data).toMatchObject([{ id: ids[1], status: 'Wrong Answer' }]);
    expect(first.body.data[0].testCases).toBeUndefined();
    const { nextCursor } = first.body;
    const second = await ada.get(
      `/api/v1/submission/get-all-submissions?limit=1&cursor=${nextCursor}`,
    );
    expect(second.body.data).toMatchObject([{ id: ids[0], status: 'Accepted' }]);
  });

  it("never show another person's program", async () => {
    const { ada, bob, problem } = await twoPeople();
    await solve(ada, problem.id, 'the secret of Ada');
    const list = await bob.get('/api/v1/submission/get-all-submissions').expect(200);
    const ofProblem = await bob.get(`/api/v1/submission/get-submission/${problem.id}`).expect(200);
    expect(list.body.data).toEqual([]);
    expect(ofProblem.body.data).toEqual([]);
  });

  it('of a problem come with their tests', async () => {
    const { ada, problem } = await twoPeople();
    await solve(ada, problem.id);
    const answer = await ada.get(`/api/v1/submission/get-submission/${problem.id}`).expect(200);
    expect(answer.body.data[0].testCases).toHaveLength(2);
    expect(answer.text).not.toContain('a hidden input');
  });

  it('are counted over everybody', async () => {
    const { ada, bob, problem } = await twoPeople();
    await solve(ada, problem.id);
    await solve(bob, problem.id, 'wrong');
    const answer = await ada.get(`/api/v1/submission/get-submission-count/${problem.id}`);
    expect(answer.body.data).toBe(2);
  });
});
