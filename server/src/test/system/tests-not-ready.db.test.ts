import { expect, it } from 'vitest';
import { seedNewProblems } from '../../bank/seed/seed.ts';
import { SeedingWhileServing } from '../../bank/seed/seeding-while-serving.ts';
import { copyBank } from '../../bank/test-bank.ts';
import { testsNotReady, type TestsReady } from '../../http/health/tests-ready.ts';
import { createLogger } from '../../lib/logger.ts';
import { signUp, signUpAdmin, startTestApp, type Browser } from '../app.ts';
import { useTestDatabase } from '../database.ts';
import { buildProblem } from '../factories.ts';

const database = useTestDatabase();

async function people(testsReady: TestsReady) {
  const { browser } = await startTestApp(database.db, { testsReady });
  const [learner, admin] = [browser(), browser()];
  await signUp(learner);
  await signUpAdmin(database.db, admin);
  return { learner, admin };
}

const submit = (browser: Browser, problemId: string) =>
  browser
    .post('/api/v1/execution-code')
    .send({ source_code: { PYTHON: 'echo' }, language_id: 71, problemId });

const input = {
  ...{ title: 'Print it back', description: 'Print the line that you read.' },
  ...{ difficulty: 'EASY', tags: ['Math', 'LVL-0'] },
  ...{
    constraints: 'n = 1',
    hints: '',
    category: 'math',
    testCases: [{ input: 'a', output: 'a' }],
  },
  examples: { PYTHON: { input: 'a', output: 'a' } },
  codeSnippets: { PYTHON: 'echo', JAVASCRIPT: 'echo', JAVA: 'class Main {}' },
  referenceSolution: { PYTHON: 'echo', JAVASCRIPT: 'echo', JAVA: 'echo' },
};

it('whoever needs all tests of a problem is told to come back while they are made', async () => {
  const { learner, admin } = await people(() => Promise.reject(testsNotReady(new Error('x'))));
  const { id, slug } = await buildProblem(database.db);
  const refused = [
    submit(learner, id),
    admin.get(`/api/v1/problems/get-problem/${slug}`),
    admin.put(`/api/v1/problems/update-problem/${id}`).send(input),
    admin.get(`/api/v1/problems/export-problem/${id}`),
    admin.post(`/api/v1/problems/rejudge/${id}`),
  ];
  for (const request of refused) {
    const answer = await request.expect(503);
    expect(answer.body.code).toBe('TESTS_NOT_READY');
    expect(answer.headers['retry-after']).toBe('5');
  }
  // The statement and the samples are there.
  await learner.get(`/api/v1/problems/get-problem/${slug}`).expect(200);
  expect(await database.db.submission.count()).toBe(0);
});

it('nobody is judged on some of the tests where the others cannot be made', async () => {
  const { learner, admin } = await people(() => Promise.resolve(false));
  const { id, slug } = await buildProblem(database.db);
  for (const request of [submit(learner, id), admin.post(`/api/v1/problems/rejudge/${id}`)]) {
    const answer = await request.expect(503);
    expect(answer.body).toMatchObject({ code: 'JUDGE_UNAVAILABLE' });
    expect(answer.body.message).toMatch(/could not be made/);
  }
  expect(await database.db.submission.count()).toBe(0);
  await admin.get(`/api/v1/problems/get-problem/${slug}`).expect(200);
});

it('a program that is sent in early is judged on all tests', async () => {
  const { db } = database;
  const bank = await copyBank('validpalindrome');
  await bank.remove('validpalindrome/data/secret/3-large').catch(() => undefined);
  await seedNewProblems(db, { log: () => undefined, bankDirectory: bank.directory });
  const where = { slug: 'validpalindrome' };
  const count = async () => {
    const row = await db.problem.findUniqueOrThrow({
      where,
      select: { id: true, currentTestSet: { select: { tests: { select: { id: true } } } } },
    });
    return { id: row.id, tests: row.currentTestSet?.tests.length ?? 0 };
  };
  const before = await count();
  const logger = createLogger('silent');
  const seeding = new SeedingWhileServing(db, { logger, bankDirectory: bank.directory });
  const { learner } = await people((id) => seeding.ready(id));
  const answer = await submit(learner, before.id).expect(200);
  expect((await count()).tests).toBe(before.tests + 4);
  expect(answer.body.data.totalCount).toBe(before.tests + 4);
});
