import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { signUp, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';

const database = useTestDatabase();

async function setUp() {
  const { browser: newBrowser } = await startTestApp(database.db);
  const browser = newBrowser();
  await signUp(browser);
  const { id } = await buildProblem(database.db);
  return { browser, newBrowser, problemId: id, ...draftsOf(browser, id) };
}

type Input = { language?: string; code: string | null; basedOn: number; keep?: string[] };

function draftsOf(browser: Browser, problemId: string) {
  const address = `/api/v1/draft/${problemId}`;
  const write = (input: Input) => browser.put(address).send({ language: 'PYTHON', ...input });
  const read = async (query = '') => (await browser.get(address + query).expect(200)).body.data;
  const readVersions = async () => {
    const answer = await browser.get(`${address}/versions?language=PYTHON`).expect(200);
    return (answer.body.data as { code: string }[]).map(({ code }) => code);
  };
  return { write, read, readVersions };
}

/** As if everything had been written so much earlier. */
async function letTimePass(seconds: number) {
  for (const table of ['Draft', 'DraftVersion']) {
    await database.db.$executeRawUnsafe(
      `UPDATE "${table}" SET "writtenAt" = "writtenAt" - make_interval(secs => ${seconds})`,
    );
  }
  await database.db.$executeRaw`
    UPDATE "Draft" SET "createdAt" = "createdAt" - make_interval(secs => ${seconds})`;
  await database.db.$executeRaw`
    UPDATE "User" SET "progressSince" = "progressSince" - make_interval(secs => ${seconds})`;
  await database.db.$executeRaw`
    UPDATE "Rehearsal" SET "startedAt" = "startedAt" - make_interval(secs => ${seconds})`;
}

describe('a draft', () => {
  it('is given back to the letter, one a language', async () => {
    const { write, read } = await setUp();
    expect(await read()).toEqual([]);
    const code = 'def f():\n\treturn "😀"  \n\n';
    const written = await write({ code, basedOn: 0 }).expect(200);
    expect(written.body.data).toMatchObject({ language: 'PYTHON', revision: 1 });
    await write({ language: 'JAVA', code: '', basedOn: 0 }).expect(200);
    const java = { language: 'JAVA', code: '', revision: 1 };
    const all = await read();
    expect(all).toHaveLength(2);
    expect(all).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ language: 'PYTHON', code, revision: 1 }),
        expect.objectContaining(java),
      ]),
    );
    expect(await read('?language=JAVA')).toMatchObject([java]);
  });

  it('can be the starter again', async () => {
    const { write, read } = await setUp();
    await write({ code: 'mine', basedOn: 0 }).expect(200);
    await write({ code: null, basedOn: 1, keep: ['mine'] }).expect(200);
    expect(await read()).toMatchObject([{ code: null, revision: 2 }]);
  });

  it('is not overwritten by whoever has not seen it', async () => {
    const { write, read } = await setUp();
    await write({ code: 'here', basedOn: 0 }).expect(200);
    await write({ code: 'here, more', basedOn: 1 }).expect(200);
    for (const basedOn of [0, 1, 3]) {
      const refused = await write({ code: 'there', basedOn, keep: ['x'] }).expect(409);
      expect(refused.body.code).toBe('CONFLICT');
    }
    expect(await read()).toMatchObject([{ code: 'here, more', revision: 2 }]);
  });

  it('may arrive twice', async () => {
    const { write, readVersions } = await setUp();
    const input = { code: 'mine', basedOn: 0, keep: ['before'] };
    await write(input).expect(200);
    const again = await write(input).expect(200);
    expect(again.body.data.revision).toBe(1);
    expect(await readVersions()).toEqual(['before']);
  });

  it('of two first ones at once only one is kept', async () => {
    const { write, read } = await setUp();
    const codes = ['one', 'two', 'three', 'four'];
    const answers = await Promise.all(codes.map((code) => write({ code, basedOn: 0 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const kept = codes[answers.findIndex(({ status }) => status === 200)];
    expect(await read()).toMatchObject([{ code: kept, revision: 1 }]);
  });

  const long = 'é'.repeat(32 * 1024);
  it.each([
    [{ code: `${long}.`, basedOn: 0 }, 'Source code must be at most 64 KiB'],
    [{ code: 'x', basedOn: 0, keep: [`${long}.`] }, 'Source code must be at most 64 KiB'],
    [{ code: 'x', basedOn: 0, keep: Array(6).fill('x') }, 'At most 5 texts can be kept at once'],
    [{ code: '\0', basedOn: 0 }, 'Text must not contain NUL or broken characters'],
    [{ code: 'x', basedOn: -1 }, 'basedOn must be at least 0'],
    [
      { code: 'x', basedOn: 0, language: 'COBOL' },
      'language must be one of JAVASCRIPT, PYTHON, JAVA, TYPESCRIPT',
    ],
  ])('has its bounds', async (input, message) => {
    const { write, read } = await setUp();
    const answer = await write(input).expect(400);
    expect(answer.body.errors).toEqual([message]);
    expect(await read()).toEqual([]);
    await write({ code: long, basedOn: 0 }).expect(200);
  });

  it('needs a problem', async () => {
    const { browser, problemId, write } = await setUp();
    await write({ code: 'mine', basedOn: 0 }).expect(200);
    const gone = draftsOf(browser, crypto.randomUUID());
    await gone.write({ code: 'x', basedOn: 0 }).expect(404);
    const data = { deletedAt: new Date() };
    await database.db.problem.update({ where: { id: problemId }, data });
    await write({ code: 'more', basedOn: 1 }).expect(404);
  });

  it('does not exist for anybody else', async () => {
    const { newBrowser, problemId, write, read } = await setUp();
    await write({ code: 'mine', basedOn: 0, keep: ['before'] }).expect(200);
    const stranger = newBrowser();
    await signUp(stranger);
    const theirs = draftsOf(stranger, problemId);
    expect(await theirs.read()).toEqual([]);
    expect(await theirs.readVersions()).toEqual([]);
    await theirs.write({ code: 'theirs', basedOn: 1 }).expect(409);
    await theirs.write({ code: 'theirs', basedOn: 0 }).expect(200);
    expect(await read()).toMatchObject([{ code: 'mine', revision: 1 }]);
    await newBrowser().get(`/api/v1/draft/${problemId}`).expect(401);
  });

  it('is refused when pages write far faster than anybody types', async () => {
    const { browser: newBrowser } = await startTestApp(database.db);
    const { app } = await startTestApp(database.db, { rateLimitScale: 0.05 });
    const { email, password } = await signUp(newBrowser());
    const login = await newBrowser().post('/api/v1/auth/login').send({ email, password });
    const { id } = await buildProblem(database.db);
    const statuses = [];
    for (let revision = 0; revision < 7; revision += 1) {
      const answer = await request(app)
        .put(`/api/v1/draft/${id}`)
        .set('Cookie', login.headers['set-cookie'] ?? '')
        .send({ language: 'PYTHON', code: `${revision}`, basedOn: revision });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

describe('versions of a draft', () => {
  it('are what was replaced as a whole, newest first, each once', async () => {
    const { write, readVersions } = await setUp();
    await write({ code: 'a', basedOn: 0, keep: ['one', 'two'] }).expect(200);
    await write({ code: 'b', basedOn: 1, keep: ['one'] }).expect(200);
    expect(await readVersions()).toEqual(['one', 'two']);
  });

  it('are made once a minute of typing, and after a pause', async () => {
    const { write, readVersions } = await setUp();
    await write({ code: 'a', basedOn: 0 }).expect(200);
    await write({ code: 'ab', basedOn: 1 }).expect(200);
    expect(await readVersions()).toEqual([]);
    await letTimePass(61);
    await write({ code: 'abc', basedOn: 2 }).expect(200);
    expect(await readVersions()).toEqual(['ab']);
    await letTimePass(30);
    await write({ code: 'abcd', basedOn: 3, keep: ['kept'] }).expect(200);
    await write({ code: 'abcde', basedOn: 4 }).expect(200);
    expect(await readVersions()).toEqual(['kept', 'abc', 'ab']);
  });

  it('are ten at most', async () => {
    const { write, readVersions } = await setUp();
    for (let revision = 0; revision < 12; revision += 1) {
      await write({ code: `text ${revision}`, basedOn: revision }).expect(200);
      await letTimePass(61);
    }
    const newest = Array.from({ length: 10 }, (_, index) => `text ${10 - index}`);
    expect(await readVersions()).toEqual(newest);
  });

  it('have what a rehearsal set aside, however long somebody types in it', async () => {
    const { browser, problemId, write, readVersions } = await setUp();
    await write({ code: 'mine', basedOn: 0, keep: ['old'] }).expect(200);
    await letTimePass(61);
    const wish = { minutes: 60, problemIds: [problemId] };
    const { body } = await browser.post('/api/v1/rehearsal').send(wish).expect(201);
    for (let revision = 2; revision < 14; revision += 1) {
      await letTimePass(61);
      await write({ code: `text ${revision}`, basedOn: revision }).expect(200);
    }
    const newest = (from: number) =>
      Array.from({ length: 9 }, (_, index) => `text ${from - index}`);
    expect(await readVersions()).toEqual(newest(12));
    await browser.post(`/api/v1/rehearsal/${body.data.id as string}/end`).expect(200);
    expect((await readVersions()).slice(0, 10)).toEqual([...newest(12), 'mine']);
    await letTimePass(61);
    await write({ code: 'text 14', basedOn: 14 }).expect(200);
    expect(await readVersions()).toEqual([...newest(13), 'mine']);
  });

  it('have what a new beginning set aside, however much somebody writes after it', async () => {
    const { browser, write, readVersions } = await setUp();
    await write({ code: 'mine', basedOn: 0, keep: ['old'] }).expect(200);
    await letTimePass(61);
    const beginAnew = { password: 'secret-enough' };
    await browser.post('/api/v1/auth/reset-progress').send(beginAnew).expect(200);
    // As many of another problem as are kept of one person.
    const { id } = await buildProblem(database.db);
    await draftsOf(browser, id).write({ code: 'a', basedOn: 0 }).expect(200);
    await database.db.$executeRaw`
      INSERT INTO "DraftVersion" (id, "draftId", code)
      SELECT gen_random_uuid(), d.id, 'filled ' || n FROM "Draft" d, generate_series(1, 2000) n
      WHERE d."problemId" = ${id}::uuid`;
    for (let revision = 2; revision < 14; revision += 1) {
      await letTimePass(61);
      await write({ code: `text ${revision}`, basedOn: revision }).expect(200);
    }
    expect((await readVersions()).at(-1)).toBe('mine');
    expect(await readVersions()).not.toContain('old');
  });
});
