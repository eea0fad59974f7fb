import { describe, expect, it } from 'vitest';
import { readArchiveBytes } from '../../../bank/archive/read-archive.ts';
import { signUp, signUpAdmin, startTestApp, type Browser } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { buildProblem } from '../../../test/factories.ts';

const database = useTestDatabase();
const API = '/api/v1/problems';

async function admin() {
  const { browser: newBrowser } = await startTestApp(database.db);
  const browser = newBrowser();
  await signUpAdmin(database.db, browser);
  return { browser, newBrowser };
}

function zipOfProblem(browser: Browser, id: string, query = '') {
  return browser
    .get(`${API}/export-problem/${id}${query}`)
    .buffer(true)
    .parse((res, done) => {
      const pieces: Buffer[] = [];
      res.on('data', (piece: Buffer) => pieces.push(piece));
      res.on('end', () => done(null, Buffer.concat(pieces)));
    });
}

/** One that the engine of these tests can solve: it knows echo. */
function buildEchoed(slug: string) {
  return buildProblem(database.db, {
    slug,
    ...{ referenceSolution: { PYTHON: 'echo' }, codeSnippets: { PYTHON: 'print()' } },
  });
}

describe('export-problem', () => {
  it('sends a package that is imported again when the problem was deleted, as what it was', async () => {
    const { browser } = await admin();
    const { id } = await buildEchoed('echo-it-back');
    const answer = await zipOfProblem(browser, id).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename=echoitback-2025-09.zip',
      'cache-control': 'no-store',
    });
    const bytes = answer.body as Buffer;
    const tree = await readArchiveBytes(bytes, 'any.zip');
    expect(tree.name).toBe('echoitback');
    expect(tree.files.get('data/secret/2-hidden/001.in')?.toString()).toBe('a hidden input');

    const send = () => browser.post(`${API}/import`).type('application/zip').send(bytes);
    expect((await send().expect(409)).body.message).toMatch(/is here: Echo$/);
    await browser.delete(`${API}/delete-problem/${id}`).expect(200);
    expect((await send().expect(201)).body.data).toMatchObject({ id, title: 'Echo', tests: 2 });
    const page = await browser.get(`${API}/get-problem/${id}`).expect(200);
    expect(page.body.data).toMatchObject({
      slug: 'echoitback',
      testCases: [{ input: 'first', output: 'first' }],
      hiddenTestCases: [{ input: 'a hidden input' }],
      referenceSolution: { PYTHON: 'echo' },
    });
    await send().expect(409);
    // What came in a package lacks nothing, whatever the bank's own problems may lack.
    expect((await browser.get('/readyz').expect(200)).body.problems.ok).toBe(true);
  });

  it('takes no package whose name a deleted problem has, and says so', async () => {
    const { browser } = await admin();
    const { id } = await buildEchoed('twice');
    const { body } = await zipOfProblem(browser, id).expect(200);
    await database.db.problem.update({ where: { id }, data: { slug: 'gone' } });
    const other = await buildEchoed('twice');
    for (const each of [id, other.id]) await browser.delete(`${API}/delete-problem/${each}`);
    const answer = await browser
      .post(`${API}/import`)
      .type('application/zip')
      .send(body as Buffer);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'A deleted problem has this name: Echo. Give the folder in the zip file another one',
    ]);
  });

  it('writes the version that is asked for, and no other', async () => {
    const { browser } = await admin();
    const { id } = await buildProblem(database.db);
    const answer = await zipOfProblem(browser, id, '?format=legacy').expect(200);
    const tree = await readArchiveBytes(answer.body as Buffer, 'any.zip');
    expect(tree.files.get('problem.yaml')?.toString()).toContain('legacy');
    const refused = await browser.get(`${API}/export-problem/${id}?format=xml`).expect(400);
    expect(refused.body.errors).toEqual(['Format must be one of legacy, 2023-07-draft, 2025-09']);
  });

  it('says what a version has no place for', async () => {
    const { browser } = await admin();
    const { id } = await buildProblem(database.db, {
      tests: [
        { input: 'a', output: 'a', checker: 'tokens' },
        { input: 'b', output: 'b', checker: 'tokens-case' },
      ],
    });
    const answer = await browser.get(`${API}/export-problem/${id}?format=legacy`).expect(400);
    expect(answer.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [
        expect.stringContaining('compared in different ways, which legacy has no place for'),
      ],
    });
  });

  it('is for administrators and problems that are there', async () => {
    const { browser, newBrowser } = await admin();
    const { id } = await buildProblem(database.db);
    await newBrowser().get(`${API}/export-problem/${id}`).expect(401);
    const learner = newBrowser();
    await signUp(learner);
    await learner.get(`${API}/export-problem/${id}`).expect(403);
    await browser.get(`${API}/export-problem/00000000-0000-7000-8000-000000000000`).expect(404);
    await browser.get(`${API}/export-problem/no-id`).expect(400);
  });

  it('lets three be under way at once', async () => {
    const { browser } = await admin();
    const { id } = await buildProblem(database.db);
    const asked = Array.from({ length: 8 }, () => zipOfProblem(browser, id));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
    await zipOfProblem(browser, id).expect(200);
  });
});
