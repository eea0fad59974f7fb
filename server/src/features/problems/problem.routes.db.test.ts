import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { saveLearningPaths } from '../../bank/seed/learning-paths.ts';
import { signUp, startTestApp } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';

const database = useTestDatabase();

async function signedIn() {
  const { browser: newBrowser } = await startTestApp(database.db);
  const browser = newBrowser();
  const user = await signUp(browser);
  return { browser, user };
}

describe('get-all-problems', () => {
  it('refuses strangers', async () => {
    const { browser } = await startTestApp(database.db);
    await browser().get('/api/v1/problems/get-all-problems').expect(401);
  });

  it('lists problems by falling number, without statements, tests and deleted ones', async () => {
    const { browser } = await signedIn();
    const first = await buildProblem(database.db);
    const second = await buildProblem(database.db);
    const deleted = await buildProblem(database.db);
    await database.db.problem.update({
      where: { id: deleted.id },
      data: { deletedAt: new Date() },
    });

    const answer = await browser.get('/api/v1/problems/get-all-problems').expect(200);
    const ids = answer.body.data.map((problem: { id: string }) => problem.id);
    expect(ids).toEqual([second.id, first.id]);
    expect(answer.body.data[0]).toMatchObject({ solvedBy: [], tried: false, acceptance: null });
    const [last, before] = answer.body.data as { number: number }[];
    expect(last?.number).toBeGreaterThan(before?.number ?? Infinity);
    expect(answer.text).not.toMatch(/description|testCases|referenceSolution/);
  });

  it('says what a problem is called elsewhere, and its page does not', async () => {
    const { browser } = await signedIn();
    const { id } = await buildProblem(database.db);
    await database.db.problem.update({ where: { id }, data: { knownAs: ['"Two" Sum'] } });
    const list = await browser.get('/api/v1/problems/get-all-problems').expect(200);
    expect(list.body.data[0]).toMatchObject({ id, knownAs: ['"Two" Sum'], solvedBy: [] });
    const page = await browser.get(`/api/v1/problems/get-problem/${id}`).expect(200);
    expect(page.body.data).not.toHaveProperty('knownAs');
  });

  it('is never an old one, however the problems have changed', async () => {
    const { browser } = await signedIn();
    const { db } = database;
    const listed = async (id: string) => {
      const answer = await browser.get('/api/v1/problems/get-all-problems').expect(200);
      const data = answer.body.data as { id: string; title: string; acceptance: number | null }[];
      const item = data.find((entry) => entry.id === id);
      return item && [item.title, item.acceptance];
    };
    const { id } = await buildProblem(db, { title: 'Before' });
    const { id: other } = await buildProblem(db);
    expect(await listed(id)).toEqual(['Before', null]);
    await db.$executeRaw`UPDATE "Problem" SET title = 'After' WHERE id = ${id}::uuid`;
    expect(await listed(id)).toEqual(['After', null]);
    await db.problem.update({ where: { id }, data: { submissionCount: 4, acceptedCount: 1 } });
    expect(await listed(id)).toEqual(['After', 0.25]);
    await db.problem.update({ where: { id }, data: { deletedAt: new Date() } });
    expect(await listed(id)).toBeUndefined();
    expect(await listed(other)).toBeDefined();
  });

  it('is not sent again to somebody who has it, and never kept without asking', async () => {
    const { browser } = await signedIn();
    await buildProblem(database.db);
    const list = () => browser.get('/api/v1/problems/get-all-problems');
    const { headers } = await list().expect(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    await list()
      .set('If-None-Match', headers['etag'] ?? '')
      .expect(304);
    await buildProblem(database.db);
    await list()
      .set('If-None-Match', headers['etag'] ?? '')
      .expect(200);
  });

  it('says the same compressed and plain', async () => {
    const { browser } = await signedIn();
    await buildProblem(database.db, { title: 'Zażółć 梯子' });
    const list = (encoding: string) =>
      browser.get('/api/v1/problems/get-all-problems').set('Accept-Encoding', encoding).expect(200);
    const plain = await list('identity');
    for (let visit = 0; visit < 2; visit++) {
      const compressed = await list('gzip');
      expect(compressed.headers['content-encoding']).toBe('gzip');
      expect(compressed.headers['vary']).toContain('Accept-Encoding');
      expect(compressed.text).toBe(plain.text);
    }
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('tells only whether the caller has solved a problem, and how many pass', async () => {
    const { browser, user } = await signedIn();
    const { browser: other } = await signedIn();
    // Marks have their place among bytes, whatever stands before it.
    const title = 'Zażółć 梯子 "solvedBy":[]';
    const { id: strange } = await buildProblem(database.db, { title });
    const problem = await buildProblem(database.db);
    for (const person of [browser, other]) {
      await person
        .post('/api/v1/execution-code')
        .send({ source_code: { PYTHON: 'echo' }, language_id: 71, problemId: problem.id })
        .expect(200);
    }
    const answer = await browser.get('/api/v1/problems/get-all-problems');
    const item = answer.body.data.find((entry: { id: string }) => entry.id === problem.id);
    expect(item).toMatchObject({ solvedBy: [{ userId: user.id }], tried: true, acceptance: 1 });
    const beside = answer.body.data.find((entry: { id: string }) => entry.id === strange);
    expect(beside).toMatchObject({ title, solvedBy: [], tried: false });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('tells which problems the caller has tried in vain, and nobody else', async () => {
    const { browser } = await signedIn();
    const { browser: other } = await signedIn();
    const untouched = await buildProblem(database.db);
    const tried = [await buildProblem(database.db), await buildProblem(database.db)];
    for (const { id } of [...tried, ...tried]) {
      await browser
        .post('/api/v1/execution-code')
        .send({ source_code: { PYTHON: 'wrong' }, language_id: 71, problemId: id })
        .expect(200);
    }
    const triedBy = async (person: typeof browser) => {
      const answer = await person.get('/api/v1/problems/get-all-problems').expect(200);
      const data = answer.body.data as { id: string; tried: boolean; solvedBy: unknown[] }[];
      expect(data.flatMap(({ solvedBy }) => solvedBy)).toEqual([]);
      const ids = [untouched, ...tried].map(({ id }) => id);
      return ids.map((id) => data.find((entry) => entry.id === id)?.tried);
    };
    expect(await triedBy(browser)).toEqual([false, true, true]);
    expect(await triedBy(other)).toEqual([false, false, false]);
    for (const [person, mark] of [[browser, true] as const, [other, false] as const]) {
      const page = await person.get(`/api/v1/problems/get-problem/${tried[0]?.id ?? ''}`);
      expect(page.body.data.tried).toBe(mark);
    }
  });
});

type Browser = Awaited<ReturnType<typeof signedIn>>['browser'];

async function solve(browser: Browser, problemId: string) {
  const program = { source_code: { PYTHON: 'echo' }, language_id: 71, problemId };
  await browser.post('/api/v1/execution-code').send(program).expect(200);
}

async function read(browser: Browser, id: string) {
  const answer = await browser.get(`/api/v1/problems/get-problem/${id}`).expect(200);
  return answer.body.data as { isCheck?: true; solveFirst: unknown; tags: string[] };
}

describe('get-problem', () => {
  it('names what it stands on until that is solved, in order, without drafts', async () => {
    const { browser } = await signedIn();
    const { browser: other } = await signedIn();
    const { db } = database;
    const [later, first] = [
      await buildProblem(db, { slug: 'stands-a', title: 'Later' }),
      await buildProblem(db, { slug: 'stands-b', title: 'First' }),
    ];
    const draft = await buildProblem(db, { slug: 'stands-c' });
    await db.problem.update({ where: { id: draft.id }, data: { isDraft: true } });
    const prerequisites = ['stands-b', 'stands-c', 'stands-a', 'never-written'];
    const { id } = await buildProblem(db, { prerequisites });
    const both = [
      { id: first.id, title: 'First' },
      { id: later.id, title: 'Later' },
    ];
    expect((await read(browser, id)).solveFirst).toEqual(both);
    await solve(browser, first.id);
    expect((await read(browser, id)).solveFirst).toEqual(both.slice(1));
    await solve(browser, later.id);
    expect((await read(browser, id)).solveFirst).toEqual([]);
    expect((await read(other, id)).solveFirst).toEqual(both);
    expect((await read(browser, first.id)).solveFirst).toEqual([]);
  });

  it('says of a check that it is one until it is solved', async () => {
    const { browser } = await signedIn();
    const { browser: other } = await signedIn();
    const { db } = database;
    const step = await buildProblem(db);
    const check = await buildProblem(db);
    const slugs = [step.slug, check.slug];
    await saveLearningPaths(db, [
      {
        ...{ slug: 'way', title: 'Way', label: 'l', description: 'd', introduction: 'i' },
        ...{ after: [], problems: slugs, checks: slugs.slice(1) },
      },
    ]);
    expect(await read(browser, step.id)).not.toHaveProperty('isCheck');
    expect(await read(browser, check.id)).toMatchObject({ isCheck: true });
    await solve(browser, check.id);
    expect(await read(browser, check.id)).not.toHaveProperty('isCheck');
    expect(await read(other, check.id)).toMatchObject({ isCheck: true });
  });

  it('answers by id and by slug, counts hidden tests and keeps them and the solutions', async () => {
    const { browser } = await signedIn();
    const problem = await buildProblem(database.db, { slug: 'echo-it' });
    for (const name of [problem.id, 'echo-it']) {
      const answer = await browser.get(`/api/v1/problems/get-problem/${name}`).expect(200);
      expect(answer.body.data).toMatchObject({
        title: 'Echo',
        hiddenTestCount: 1,
        testCases: [{ input: 'first', output: 'first' }],
      });
      expect(answer.text).not.toContain('a hidden input');
      expect(answer.text).not.toContain('the reference solution');
    }
  });

  it('says while large tests of it are being made', async () => {
    const { browser } = await signedIn();
    const { id } = await buildProblem(database.db);
    const isOfBank = { bankId: randomUUID(), contentHash: 'of its package' };
    await database.db.problem.update({ where: { id }, data: isOfBank });
    expect(await read(browser, id)).not.toHaveProperty('awaitsTests');
    await database.db.problem.update({ where: { id }, data: { contentHash: null } });
    expect(await read(browser, id)).toMatchObject({ awaitsTests: true, hiddenTestCount: 1 });
  });

  it.each(['no-such-problem', '00000000-0000-7000-8000-000000000000', 'x'.repeat(200), '%00'])(
    'answers 404 or 400 for %s and never breaks',
    async (name) => {
      const { browser } = await signedIn();
      const answer = await browser.get(`/api/v1/problems/get-problem/${name}`);
      expect([400, 404]).toContain(answer.status);
      expect(answer.body.requestId).toBe(answer.headers['x-request-id']);
    },
  );
});
