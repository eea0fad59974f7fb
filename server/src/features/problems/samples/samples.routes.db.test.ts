import { samplesSchema } from '@stepwise/contracts/samples';
import { expect, it } from 'vitest';
import { parseChecker } from '../../../judge/answer/compare-output.mjs';
import { customChecker } from '../../../judge/answer/custom-checker.ts';
import { signUp, startTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { buildProblem } from '../../../test/factories.ts';

const database = useTestDatabase();

it('are those of the page, as Competitive Companion writes them, and tell how they are compared', async () => {
  const { browser: newBrowser } = await startTestApp(database.db);
  const browser = newBrowser();
  await signUp(browser);
  const { id, slug } = await buildProblem(database.db, {
    title: '3 sum, again',
    tests: [
      { input: '1\n', output: '2\n', checker: 'float:1e-6' },
      { input: 'a hidden input', output: 'x', hidden: true },
      { input: '3\n', output: '4\n', checker: customChecker('a secret program') },
      { input: '5\n', output: '6\n' },
    ],
  });
  const bySlug = await browser.get(`/api/v1/problems/get-samples/${slug}`).expect(200);
  const data = samplesSchema.parse(bySlug.body.data);
  expect(data).toMatchObject({
    ...{ name: '3 sum, again', group: 'Stepwise', interactive: false, testType: 'single' },
    ...{ memoryLimit: 256, timeLimit: 2000 },
    tests: [
      { input: '1\n', output: '2\n', checker: 'float:1e-6' },
      { input: '3\n', output: '4\n', checker: null },
      { input: '5\n', output: '6\n', checker: 'lines' },
    ],
    languages: { java: { mainClass: 'Main', taskClass: 'Task3SumAgain' } },
  });
  expect(data.url).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:\\d+/problem/${slug}$`));
  for (const { checker } of data.tests) if (checker !== null) parseChecker(checker);
  expect(bySlug.text).not.toMatch(/a hidden input|a secret program/);
  const byId = await browser.get(`/api/v1/problems/get-samples/${id}`).expect(200);
  expect(byId.body.data.tests).toEqual(data.tests);

  await database.db.problem.update({ where: { id }, data: { isDraft: true } });
  await browser.get(`/api/v1/problems/get-samples/${slug}`).expect(404);
  await newBrowser().get(`/api/v1/problems/get-samples/${slug}`).expect(401);
});
