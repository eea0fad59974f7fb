import type { ProblemInput } from '@stepwise/contracts/problem-edit';
import { describe, expect, it } from 'vitest';
import { signUp, signUpAdmin, startTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { buildProblem } from '../../../test/factories.ts';
import { absentEngine, endlessEngine } from '../../../test/doubles/scripted-engine.ts';

const database = useTestDatabase();

const sources = { JAVASCRIPT: 'echo', PYTHON: 'echo', JAVA: 'echo' };
const valid = {
  title: 'Print it back',
  description: 'Print the line that you read.',
  difficulty: 'EASY',
  tags: ['String', 'LVL-0'],
  constraints: '1 <= length <= 10',
  hints: '',
  testCases: [
    { input: 'a', output: 'a' },
    { input: 'hidden b', output: 'hidden b', hidden: true },
  ],
  examples: { PYTHON: { input: 'a', output: 'a', explanation: 'as it is' } },
  codeSnippets: { ...sources, JAVA: 'class Main {}' },
  referenceSolution: sources,
  category: 'string',
} satisfies ProblemInput;

async function admin(overrides: Parameters<typeof startTestApp>[1] = {}) {
  const { browser: newBrowser, stopping } = await startTestApp(database.db, overrides);
  const browser = newBrowser();
  await signUpAdmin(database.db, browser);
  return { browser, newBrowser, stopping };
}

const create = '/api/v1/problems/create-problem';

describe('create-problem', () => {
  it('stores a problem whose reference solutions pass', async () => {
    const { browser, newBrowser } = await admin();
    const answer = await browser.post(create).send(valid).expect(201);
    expect(answer.body.message).toBe('Problem Created successfully⚡');
    expect(answer.body.data).toMatchObject({
      slug: 'print-it-back',
      hints: null,
      testCases: [{ input: 'a', output: 'a' }],
      hiddenTestCases: [{ position: 2, input: 'hidden b' }],
      referenceSolution: sources,
    });
    const learner = newBrowser();
    await signUp(learner);
    const page = await learner.get('/api/v1/problems/get-problem/print-it-back').expect(200);
    expect(page.text).not.toMatch(/hidden b|referenceSolution|hiddenTestCases/);
  });

  it('gives a second problem of the same title a slug of its own', async () => {
    const { browser } = await admin();
    const input = { ...valid, title: 'Same title' };
    await browser.post(create).send(input).expect(201);
    const second = await browser.post(create).send(input).expect(201);
    expect(second.body.data.slug).toBe('same-title-2');
  });

  it('never runs out of slugs, whatever a title is written in', async () => {
    const { browser } = await admin();
    const input = { ...valid, title: 'Сумма чисел' };
    const slugs = new Set<string>();
    for (let count = 1; count <= 22; count++) {
      const answer = await browser.post(create).send(input).expect(201);
      slugs.add(answer.body.data.slug);
    }
    expect(slugs.size).toBe(22);
    expect([...slugs].slice(0, 2)).toEqual(['problem', 'problem-2']);
  });

  it('gives no slug that is the id of another problem', async () => {
    const { browser } = await admin();
    const other = await buildProblem(database.db);
    const answer = await browser
      .post(create)
      .send({ ...valid, title: other.id })
      .expect(201);
    expect(answer.body.data.slug).toBe(`problem-${other.id}`);
  });

  it.each([
    [{ input: 'a\0b', output: 'x' }, 'Text must not contain NUL or broken characters'],
    [{ input: 'x', output: '\ud800' }, 'Text must not contain NUL or broken characters'],
    [{ input: 'x'.repeat(10_001), output: 'x' }, 'An example must have at most 10000 characters'],
  ])('refuses an example that cannot be stored or shown', async (example, message) => {
    const { browser } = await admin();
    const examples = { PYTHON: example };
    const answer = await browser
      .post(create)
      .send({ ...valid, examples })
      .expect(400);
    expect(answer.body.errors).toEqual([message]);
  });

  it('says in words for people what is missing', async () => {
    const { browser } = await admin();
    const answer = await browser.post(create).send({}).expect(400);
    expect(answer.body.errors).toEqual([
      'Title must be at least 3 characters',
      'Description must be at least 10 characters',
      'Difficulty must be one of EASY, MEDIUM, HARD',
      'At least one tag is required',
      'Constraints are required',
      'At least one test case is required',
      'Sources by language are required',
      'Sources by language are required',
    ]);
  });

  it('answers that the server stops, and stores nothing, when it stops meanwhile', async () => {
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const engine = endlessEngine(() => begin());
    const { browser, stopping } = await admin({ engine });
    const before = await database.db.problem.count();
    const asking = browser
      .post(create)
      .send(valid)
      .then((answer) => answer);
    await begun;
    stopping.abort();
    const answer = await asking;
    expect([answer.status, answer.body.code]).toEqual([503, 'JUDGE_UNAVAILABLE']);
    expect(answer.headers['retry-after']).toBe('5');
    expect(await database.db.problem.count()).toBe(before);
  });

  it('says that nothing was stored when the judge is away, and not where it is', async () => {
    const { browser } = await admin({ engine: absentEngine('connect ECONNREFUSED 10.0.0.7:2358') });
    const before = await database.db.problem.count();
    const answer = await browser.post(create).send(valid).expect(503);
    expect(answer.body).toMatchObject({
      code: 'JUDGE_UNAVAILABLE',
      message: 'The judge cannot be reached; nothing was stored. Please try again later',
    });
    expect(answer.text).not.toContain('10.0.0.7');
    expect(answer.headers['retry-after']).toBe('60');
    expect(await database.db.problem.count()).toBe(before);
  });

  it('names every failing reference solution and stores nothing', async () => {
    const { browser } = await admin();
    const before = await database.db.problem.count();
    const referenceSolution = { ...sources, PYTHON: 'nonsense', JAVA: 'does not compile' };
    const answer = await browser
      .post(create)
      .send({ ...valid, referenceSolution })
      .expect(422);
    expect(answer.body).toMatchObject({
      code: 'REFERENCE_SOLUTION_FAILED',
      errors: [
        'Python: test 1, Wrong Answer: expected "a", got "nonsense"',
        'Java: Compilation Error: line 1: this does not compile',
      ],
    });
    expect(await database.db.problem.count()).toBe(before);
  });

  it('streams how far the check has come', async () => {
    const { browser } = await admin();
    const answer = await browser
      .post(create)
      .set('Accept', 'text/event-stream')
      .send({ ...valid, title: 'Streamed' })
      .buffer(true)
      .parse((res, done) => {
        let text = '';
        res.setEncoding('utf8');
        res.on('data', (chunk: string) => (text += chunk));
        res.on('end', () => done(null, text));
      });
    expect(String(answer.body)).toContain('event: checking\ndata: {"language":"JAVA","done":2');
    expect(String(answer.body)).toMatch(/event: done\ndata: .*"title":"Streamed"/);
  });

  it('is for administrators, asked before the body is read', async () => {
    const { newBrowser } = await admin();
    await newBrowser().post(create).send(valid).expect(401);
    const learner = newBrowser();
    await signUp(learner);
    await learner.post(create).send({ nothing: 'right' }).expect(403);
  });

  it.each([
    [{ title: 'Two \u202emuS' }, 'Title must not contain control characters'],
    [{ title: 'two\nlines' }, 'Title must not contain control characters'],
    [{ tags: ['a\u2066b'] }, 'A tag must not contain control characters'],
    [{ title: 'ab' }, 'Title must be at least 3 characters'],
    [{ description: 'short' }, 'Description must be at least 10 characters'],
    [{ tags: [] }, 'At least one tag is required'],
    [{ constraints: '' }, 'Constraints are required'],
    [{ testCases: [] }, 'At least one test case is required'],
    [{ testCases: [{ input: '', output: 'x' }] }, 'Input is required'],
    [{ testCases: [{ input: 'x', output: '' }] }, 'Output is required'],
    [{ codeSnippets: { ...sources, JAVASCRIPT: '' } }, 'JavaScript code snippet is required'],
    [{ codeSnippets: { ...sources, PYTHON: undefined } }, 'Python code snippet is required'],
    [{ codeSnippets: { ...sources, JAVA: '' } }, 'Java solution is required'],
    [{ referenceSolution: { ...sources, JAVASCRIPT: '' } }, 'JavaScript solution is required'],
    [{ referenceSolution: { ...sources, PYTHON: '' } }, 'Python solution is required'],
    [{ referenceSolution: { ...sources, JAVA: '' } }, 'Java solution is required'],
  ])('refuses %j', async (change, message) => {
    const { browser } = await admin();
    const answer = await browser.post(create).send({ ...valid, ...change });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toContain(message);
  });
});

describe('update-problem', () => {
  it('keeps the edition of the tests until the tests change', async () => {
    const { browser } = await admin();
    const created = await browser.post(create).send({ ...valid, title: 'Edited' });
    const { id } = created.body.data;
    const editionOf = async () => {
      const row = await database.db.problem.findUniqueOrThrow({ where: { id } });
      return row.currentTestSetId;
    };
    const first = await editionOf();
    const update = (change: object) =>
      browser.put(`/api/v1/problems/update-problem/${id}`).send({ ...valid, ...change });
    await update({ title: 'Another title' }).expect(200);
    expect(await editionOf()).toBe(first);
    const answer = await update({ testCases: [{ input: 'new', output: 'new' }] }).expect(200);
    expect(answer.body.data.testCases).toMatchObject([{ input: 'new', output: 'new' }]);
    expect(await editionOf()).not.toBe(first);
    expect(await database.db.testSet.count({ where: { problemId: id } })).toBe(2);
  });

  it('changes nothing when a reference solution fails', async () => {
    const { browser } = await admin();
    const created = await browser.post(create).send({ ...valid, title: 'Untouched' });
    const { id } = created.body.data;
    const referenceSolution = { ...sources, JAVA: 'wrong' };
    await browser
      .put(`/api/v1/problems/update-problem/${id}`)
      .send({ ...valid, title: 'Touched', referenceSolution })
      .expect(422);
    const row = await database.db.problem.findUniqueOrThrow({ where: { id } });
    expect(row.title).toBe('Untouched');
  });
});

describe('delete-problem', () => {
  it('takes the problem away everywhere and leaves its submissions', async () => {
    const { browser, newBrowser } = await admin();
    const created = await browser.post(create).send({ ...valid, title: 'Short-lived' });
    const { id } = created.body.data;
    const learner = newBrowser();
    await signUp(learner);
    await learner
      .post('/api/v1/execution-code')
      .send({ source_code: { PYTHON: 'echo' }, language_id: 71, problemId: id })
      .expect(200);
    const playlist = await learner.post('/api/v1/playlist/create-playlist').send({ name: 'P' });
    const playlistPath = `/api/v1/playlist/${playlist.body.data.id}`;
    await learner
      .post(`${playlistPath}/add-problem`)
      .send({ problemIds: [id] })
      .expect(200);
    const solved = await learner.get('/api/v1/problems/get-solved-problems').expect(200);
    expect(solved.body.data).toMatchObject([{ id, language: 'PYTHON' }]);

    await learner.delete(`/api/v1/problems/delete-problem/${id}`).expect(403);
    await browser.delete(`/api/v1/problems/delete-problem/${id}`).expect(200);
    await browser.delete(`/api/v1/problems/delete-problem/${id}`).expect(404);
    await learner.get(`/api/v1/problems/get-problem/${id}`).expect(404);
    const emptied = await learner.get(playlistPath).expect(200);
    expect(emptied.body.data.problems).toEqual([]);
    const kept = await learner.get('/api/v1/submission/get-all-submissions').expect(200);
    expect(kept.body.data).toMatchObject([{ problemTitle: 'Short-lived', status: 'Accepted' }]);
  });
});

describe('get-reference-solution', () => {
  it('is open to those who solved the problem or asked to be shown', async () => {
    const { browser, newBrowser } = await admin();
    const created = await browser.post(create).send({ ...valid, title: 'With a solution' });
    const { id } = created.body.data;
    const path = `/api/v1/problems/get-reference-solution/${id}`;
    const [solver, asker] = [newBrowser(), newBrowser()];
    await signUp(solver);
    await signUp(asker);
    await solver.get(path).expect(403);
    await solver
      .post('/api/v1/execution-code')
      .send({ source_code: { PYTHON: 'echo' }, language_id: 71, problemId: id });
    const answer = await solver.get(path).expect(200);
    expect(answer.body.data.referenceSolution).toEqual(sources);
    await asker.post(`/api/v1/problems/reveal-reference-solution/${id}`).expect(200);
    await asker.get(path).expect(200);
  });
});
