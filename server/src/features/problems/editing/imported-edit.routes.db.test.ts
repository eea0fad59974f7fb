import { expect, it } from 'vitest';
import { signUpAdmin, startTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { buildProblem } from '../../../test/factories.ts';
import { echoInput } from '../../../test/requests/problem-input.ts';

const database = useTestDatabase();

const tests = Array.from({ length: 101 }, (_, index) => {
  return { input: index === 3 ? '' : 'a', output: index === 3 ? '' : 'a', hidden: false };
});
const python = { PYTHON: 'echo' };
/** As packages of others have it: a bound of the form is broken by each. */
const imported = {
  ...echoInput,
  ...{ constraints: '', testCases: tests, timeLimitMs: 20_000, memoryLimitKb: 8_192 },
  ...{ codeSnippets: python, referenceSolution: python },
};

async function stored() {
  const { db } = database;
  const { browser: newBrowser } = await startTestApp(db);
  const browser = newBrowser();
  await signUpAdmin(db, browser);
  const { constraints, timeLimitMs, memoryLimitKb } = imported;
  const given = { tests, timeLimitMs, codeSnippets: python, referenceSolution: python };
  const { id } = await buildProblem(db, given);
  await db.problem.update({ where: { id }, data: { constraints, memoryLimitKb } });
  const update = (change: object = {}) =>
    browser.put(`/api/v1/problems/update-problem/${id}`).send({ ...imported, ...change });
  return { id, browser, update };
}

it('saves an imported problem that breaks bounds of the form, where they stay as they are', async () => {
  const { id, update } = await stored();
  await update({ description: 'Print the line that you have read.' }).expect(200);
  const { constraints, timeLimitMs, codeSnippets, referenceSolution } =
    await database.db.problem.findUniqueOrThrow({ where: { id } });
  expect({ constraints, timeLimitMs, codeSnippets, referenceSolution }).toEqual({
    ...{ constraints: '', timeLimitMs: 20_000 },
    ...{ codeSnippets: python, referenceSolution: python },
  });
  await update({ testCases: tests.slice(0, -1), constraints: '1 <= n' }).expect(200);
});

it.each<[string, object, string]>([
  ['another time limit', { timeLimitMs: 30_000 }, 'timeLimitMs must be at most 15000'],
  ['less memory', { memoryLimitKb: 4_096 }, 'memoryLimitKb must be at least 16384'],
  ['one more test', { testCases: [...tests, tests[0]] }, 'At most 101 test cases are allowed'],
  ['a program less', { referenceSolution: {} }, 'Python solution is required'],
  ['no starter', { codeSnippets: { PYTHON: '' } }, 'Python code snippet is required'],
  [
    'a test without an output',
    { testCases: tests.with(0, { input: 'a', output: '', hidden: false }) },
    'Output is required',
  ],
])('holds the bounds for %s', async (_what, change, message) => {
  const { update } = await stored();
  const answer = await update(change).expect(400);
  expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [message] });
});

it('runs its programs by the limits that it has, on as many tests', async () => {
  const { id, browser } = await stored();
  const { timeLimitMs, memoryLimitKb } = imported;
  const body = { referenceSolution: python, tests, problemId: id, timeLimitMs, memoryLimitKb };
  await browser.post('/api/v1/problems/run-references').send(body).expect(200);
});
