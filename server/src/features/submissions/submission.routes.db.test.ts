import { describe, expect, it } from 'vitest';
import { replaceTests } from '../../bank/seed/test-set.ts';
import { signUp, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';
import { scriptedEngine } from '../../test/doubles/scripted-engine.ts';

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

  it('are read on after one that was withdrawn meanwhile', async () => {
    const { ada, problem } = await twoPeople();
    const ids = [await solve(ada, problem.id), await solve(ada, problem.id, 'another')];
    await database.db.submission.delete({ where: { id: ids[1] ?? '' } });
    const rest = await ada
      .get(`/api/v1/submission/get-all-submissions?cursor=${ids[1]}`)
      .expect(200);
    expect(rest.body.data).toMatchObject([{ id: ids[0] }]);
    const last = 'ffffffff-ffff-7fff-bfff-ffffffffffff';
    await ada.get(`/api/v1/submission/get-all-submissions?cursor=${last}`).expect(200);
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

  it('of a problem each come with the tests that they were judged on', async () => {
    const { ada, problem } = await twoPeople();
    for (const source of ['first', 'second']) await solve(ada, problem.id, source);
    const test = { input: 'newer', output: 'newer', hidden: false, checker: null, position: 1 };
    await replaceTests(database.db, problem.id, [test]);
    for (const source of ['third', 'fourth']) await solve(ada, problem.id, source);
    const answer = await ada.get(`/api/v1/submission/get-submission/${problem.id}`).expect(200);
    const list = answer.body.data as { testCases: { stdin: string | null }[] }[];
    const inputs = list.map(({ testCases }) => testCases.map(({ stdin }) => stdin));
    expect(inputs.slice(0, 2)).toEqual([['newer'], ['newer']]);
    expect(inputs[2]).toHaveLength(2);
    expect(inputs[3]).toEqual(inputs[2]);
  });

  it('of a problem come with the last alone when that is asked for', async () => {
    const { ada, problem } = await twoPeople();
    await solve(ada, problem.id);
    const last = await solve(ada, problem.id, 'wrong');
    const address = `/api/v1/submission/get-submission/${problem.id}`;
    const answer = await ada.get(`${address}?limit=1`).expect(200);
    expect(answer.body.data).toMatchObject([{ id: last, status: 'Wrong Answer' }]);
    await ada.get(`${address}?limit=51`).expect(400);
  });

  it('of a problem come without tests after so much text, and are whole one by one', async () => {
    const printed = 'x'.repeat(64 * 1024);
    const engine = scriptedEngine(() => ({ stdout: printed }));
    const { browser } = await startTestApp(database.db, { engine });
    const ada = browser();
    await signUp(ada);
    const tests = Array.from({ length: 20 }, () => ({ input: 'one', output: 'two' }));
    const problem = await buildProblem(database.db, { tests });
    const oldest = await solve(ada, problem.id, 'first');
    for (const source of ['second', 'third']) await solve(ada, problem.id, source);
    const answer = await ada.get(`/api/v1/submission/get-submission/${problem.id}`).expect(200);
    const list = answer.body.data as { testCases: unknown[]; time: string; status: string }[];
    expect(list.map(({ testCases }) => testCases.length)).toEqual([20, 20, 0]);
    expect(list[2]).toMatchObject({ status: 'Wrong Answer', stdout: null, time: list[0]?.time });
    const whole = await ada.get(`/api/v1/submission/${oldest}`).expect(200);
    expect(whole.body.data).toMatchObject({ stdout: printed, testCases: { length: 20 } });
  });

  it('are shown one by one, with their tests, to nobody else', async () => {
    const { ada, bob, problem } = await twoPeople();
    const id = await solve(ada, problem.id, 'wrong');
    const answer = await ada.get(`/api/v1/submission/${id}`).expect(200);
    expect(answer.body.data).toMatchObject({ id, sourceCode: 'wrong', status: 'Wrong Answer' });
    expect(answer.body.data.testCases).toHaveLength(2);
    expect(answer.text).not.toContain('a hidden input');
    await bob.get(`/api/v1/submission/${id}`).expect(404);
    await bob.get(`/api/v1/submission/${problem.id}`).expect(404);
    await ada.get('/api/v1/submission/nonsense').expect(400);
  });

  it('are counted over everybody', async () => {
    const { ada, bob, problem } = await twoPeople();
    await solve(ada, problem.id);
    await solve(bob, problem.id, 'wrong');
    const answer = await ada.get(`/api/v1/submission/get-submission-count/${problem.id}`);
    expect(answer.body.data).toBe(2);
  });

  it('show exact figures of visible tests, and coarse ones of hidden tests, everywhere', async () => {
    const engine = scriptedEngine((_, stdin) => ({ stdout: stdin, cpuMs: 123, memoryKb: 20_481 }));
    const { browser } = await startTestApp(database.db, { engine });
    const ada = browser();
    await signUp(ada);
    const problem = await buildProblem(database.db);
    const program = (source: string) => ({
      source_code: { PYTHON: source },
      language_id: 71,
      problemId: problem.id,
    });
    const [exact, coarse] = [
      { time: '0.123 s', memory: '20481 KB' },
      { time: '0.130 s', memory: '24576 KB' },
    ];
    const both = {
      time: JSON.stringify([exact.time, coarse.time]),
      memory: JSON.stringify([exact.memory, coarse.memory]),
    };
    const whole = { ...both, testCases: [exact, { ...coarse, hidden: true }] };

    const sent = await ada.post('/api/v1/execution-code').send(program('first')).expect(200);
    expect(sent.body.data).toMatchObject(whole);
    const streamed = await ada
      .post('/api/v1/execution-code')
      .set('Accept', 'text/event-stream')
      .send(program('second'))
      .expect(200);
    // A test that ends at once may end before anybody listens; the verdict comes in any case.
    expect(streamed.text).toContain(coarse.time);
    for (const text of [sent.text, streamed.text]) expect(text.match(/20481 KB/g)).not.toBeNull();
    const ofHidden = streamed.text.split('\n').filter((line) => line.includes('"hidden":true'));
    for (const line of ofHidden) expect(line).toContain('"time":"0.130 s","memory":"24576 KB"');

    const list = await ada.get('/api/v1/submission/get-all-submissions').expect(200);
    expect(list.body.data).toMatchObject([both, both]);
    const ofProblem = await ada.get(`/api/v1/submission/get-submission/${problem.id}`).expect(200);
    expect(ofProblem.body.data).toMatchObject([whole, whole]);
  });
});
