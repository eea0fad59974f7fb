import { describe, expect, it } from 'vitest';
import { signUpAdmin, startTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { echoInput } from '../../../test/requests/problem-input.ts';
import { buildProblem } from '../../../test/factories.ts';

const database = useTestDatabase();

async function admin() {
  const { browser: newBrowser } = await startTestApp(database.db);
  const browser = newBrowser();
  await signUpAdmin(database.db, browser);
  return { browser };
}

const create = '/api/v1/problems/create-problem';

describe('the checker of a problem', () => {
  it('compares by another checker when told to, which is another edition of the tests', async () => {
    const { browser } = await admin();
    const created = await browser.post(create).send({ ...echoInput, title: 'Compared' });
    const { id, checker } = created.body.data;
    expect(checker).toBe('lines');
    const update = (change: object) =>
      browser.put(`/api/v1/problems/update-problem/${id}`).send({ ...echoInput, ...change });
    const testCases = [{ input: 'A  b', output: 'a b' }];
    await update({ testCases }).expect(422);
    const changed = await update({ testCases, checker: 'tokens' }).expect(200);
    expect(changed.body.data.checker).toBe('tokens');
    const sets = () => database.db.testSet.count({ where: { problemId: id } });
    expect(await sets()).toBe(2);
    await update({ testCases }).expect(200);
    expect(await sets()).toBe(2);
    expect((await update({ testCases, checker: 'float:1e-6' })).body.data.checker).toBe(
      'float:1e-6',
    );
    expect(await sets()).toBe(3);
    const refused = await update({ checker: 'custom:exit(42)' }).expect(400);
    expect(refused.body.errors).toEqual(['Choose how outputs are compared']);
    await update({ checker: 'float:1' }).expect(400);
  });

  it('keeps a checker that is a program, and does not hand it out', async () => {
    const { browser } = await admin();
    const { db } = database;
    const { id } = await buildProblem(db, { tests: [{ input: 'a', output: 'a' }] });
    await db.problem.update({ where: { id }, data: { checker: 'flags:case_sensitive' } });
    const answer = await browser
      .put(`/api/v1/problems/update-problem/${id}`)
      .send(echoInput)
      .expect(200);
    expect(answer.body.data.checker).toBeNull();
    const { checker } = await db.problem.findUniqueOrThrow({ where: { id } });
    expect(checker).toBe('flags:case_sensitive');
  });

  it('leaves tests that have one of their own with it, as long as it is the same for all others', async () => {
    const { browser } = await admin();
    const { db } = database;
    const own = { input: 'B  c', output: 'b c' };
    const [first, last] = [
      { input: 'a', output: 'a' },
      { input: 'd', output: 'd' },
    ];
    const { id } = await buildProblem(db, { tests: [first, { ...own, checker: 'tokens' }] });
    const update = (change: object) =>
      browser.put(`/api/v1/problems/update-problem/${id}`).send({ ...echoInput, ...change });
    const checkers = async () => {
      const where = { testSet: { currentFor: { id } } };
      const tests = await db.testCase.findMany({ where, orderBy: { position: 'asc' } });
      return tests.map((test) => test.checker);
    };
    await update({ testCases: [first, own, last] }).expect(200);
    expect(await checkers()).toEqual([null, 'tokens', null]);
    // Another test is compared as the problem says.
    await update({ testCases: [first, { ...own, output: 'b  C' }] }).expect(422);
    await update({ testCases: [first, own], checker: 'float:1e-6' }).expect(200);
    expect(await checkers()).toEqual([null, null]);
  });
});
