import type { ProblemInput } from '@stepwise/contracts/problem-edit';
import { SETTER_DRAFTS_MAX } from '@stepwise/contracts/written';
import { describe, expect, it } from 'vitest';
import { makeSetter, signUp, signUpAdmin, startTestApp, type Browser } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { buildProblem } from '../../../test/factories.ts';
import { scriptedEngine } from '../../../test/doubles/scripted-engine.ts';

const database = useTestDatabase();
const API = '/api/v1/problems';

const sources = { JAVASCRIPT: 'echo', PYTHON: 'echo', JAVA: 'echo' };
const input = {
  ...{ title: 'A quiet line', description: 'Print the line that you read.', difficulty: 'EASY' },
  ...{ tags: ['String'], constraints: '1 <= length <= 10' },
  testCases: [{ input: 'hidden line', output: 'hidden line', hidden: true }],
  ...{ codeSnippets: sources, referenceSolution: sources, isDraft: true },
} satisfies ProblemInput;

async function people(overrides: Parameters<typeof startTestApp>[1] = {}) {
  const { browser: newBrowser } = await startTestApp(database.db, overrides);
  const [setter, learner, admin] = [newBrowser(), newBrowser(), newBrowser()];
  const person = await signUp(setter);
  await signUp(learner);
  await signUpAdmin(database.db, admin);
  await makeSetter(database.db, person.id);
  return { setter, setterId: person.id, password: person.password, learner, admin };
}

const create = (browser: Browser, change: object = {}) =>
  browser.post(`${API}/create-problem`).send({ ...input, ...change });

const update = (browser: Browser, id: string, change: object = {}) =>
  browser.put(`${API}/update-problem/${id}`).send({ ...input, ...change });

const remove = (browser: Browser, id: string) => browser.delete(`${API}/delete-problem/${id}`);

const look = (browser: Browser, id: string) => browser.get(`${API}/get-problem/${id}`);

async function writeDraft(browser: Browser): Promise<string> {
  return (await create(browser).expect(201)).body.data.id as string;
}

const written = async (browser: Browser) =>
  (await browser.get(`${API}/get-written-problems`).expect(200)).body.data as {
    id: string;
    isOwn: boolean;
    isDraft?: true;
  }[];

const takeGrants = () => database.db.roleGrant.deleteMany();

describe('a setter', () => {
  it('writes a draft, which others meet once it is published', async () => {
    const { setter, learner, admin } = await people();
    const id = await writeDraft(setter);
    await look(learner, id).expect(404);
    await look(admin, id).expect(200);
    const own = await look(setter, id).expect(200);
    expect(own.body.data).toMatchObject({
      ...{ isDraft: true, referenceSolution: sources, checker: 'lines' },
      hiddenTestCases: [{ input: 'hidden line' }],
    });
    expect(await written(setter)).toMatchObject([{ id, isOwn: true, isDraft: true }]);

    await update(setter, id, { isDraft: false, hints: 'Read it again.' }).expect(200);
    const page = await look(learner, id).expect(200);
    expect(page.body.data).toMatchObject({ hints: 'Read it again.', hiddenTestCount: 1 });
    expect(page.body.data).not.toHaveProperty('hiddenTestCases');
    await update(setter, id, { isDraft: false, title: 'A better title' }).expect(200);
    const acts = await database.db.auditEvent.findMany({
      where: { subjectId: id },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
    });
    expect(acts.map(({ action }) => action)).toEqual([
      ...['problem.created', 'problem.edited', 'problem.edited'],
    ]);
  });

  it('stores and publishes nothing whose reference does not pass', async () => {
    const { setter } = await people();
    const wrong = { referenceSolution: { ...sources, PYTHON: 'other' } };
    await create(setter, wrong).expect(422);
    expect(await written(setter)).toEqual([]);
    const id = await writeDraft(setter);
    await update(setter, id, { ...wrong, isDraft: false }).expect(422);
    expect(await written(setter)).toMatchObject([{ isDraft: true }]);
  });

  it('begins with a draft, and takes nothing back that is published', async () => {
    const { setter, learner } = await people();
    for (const change of [{ isDraft: false }, { isDraft: undefined }]) {
      const refused = await create(setter, change).expect(403);
      expect(refused.body.message).toMatch(/is a draft at first/);
    }
    const id = await writeDraft(setter);
    await update(setter, id, { isDraft: false }).expect(200);
    expect((await update(setter, id).expect(403)).body.message).toMatch(/only an administrator/);
    await remove(setter, id).expect(403);
    await look(learner, id).expect(200);
  });

  it('deletes drafts of their own alone', async () => {
    const { setter, admin } = await people();
    const id = await writeDraft(setter);
    const others = await writeDraft(admin);
    await remove(setter, others).expect(404);
    await remove(setter, id).expect(200);
    await remove(setter, id).expect(404);
    expect(await written(setter)).toEqual([]);
  });

  it('tries references on their own, and not with how another problem is judged', async () => {
    const { setter, admin } = await people();
    const run = (problemId?: string) => {
      const tests = [{ input: 'a', output: 'a' }];
      const body = { referenceSolution: sources, tests, ...(problemId ? { problemId } : {}) };
      return setter.post(`${API}/run-references`).send(body);
    };
    await run().expect(200);
    await run(await writeDraft(setter)).expect(200);
    await run(await writeDraft(admin)).expect(404);
    await run((await buildProblem(database.db)).id).expect(403);
  });

  it('has a bounded number of drafts, also when two come at once', async () => {
    const { setter, setterId } = await people();
    const first = await writeDraft(setter);
    const { db } = database;
    const row = await db.problem.findUniqueOrThrow({ where: { id: first } });
    await db.problem.createMany({
      data: Array.from({ length: SETTER_DRAFTS_MAX - 2 }, (_, n) => ({
        ...{
          title: 'Draft',
          description: 'Draft',
          difficulty: 'EASY' as const,
          slug: `draft-${n}`,
        },
        ...{ constraints: 'none', examples: {}, codeSnippets: {}, referenceSolution: {} },
        ...{ isDraft: true, ownerId: row.ownerId },
      })),
    });
    const both = await Promise.all([create(setter), create(setter)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const where = { ownerId: setterId, isDraft: true, deletedAt: null };
    expect(await db.problem.count({ where })).toBe(SETTER_DRAFTS_MAX);
    await update(setter, first, { isDraft: false }).expect(200);
    await create(setter).expect(201);
    const page = await setter.get(`${API}/get-written-problems`).expect(200);
    expect(page.body).toMatchObject({ nextCursor: null });
    const cursor = page.body.data[4].id as string;
    const rest = await setter.get(`${API}/get-written-problems`).query({ cursor }).expect(200);
    expect(rest.body.data).toEqual(page.body.data.slice(5));
  });

  it('sees their drafts no longer in the list of all problems than anybody', async () => {
    const { setter } = await people();
    const id = await writeDraft(setter);
    expect((await setter.get(`${API}/get-all-problems`).expect(200)).text).not.toContain(id);
  });
});

describe('a person who was given one problem', () => {
  it('changes and publishes that one, and neither writes nor deletes any', async () => {
    const { admin, learner } = await people();
    const [id, other] = [await writeDraft(admin), await writeDraft(admin)];
    const profile = async () => (await learner.get('/api/v1/auth/get-profile')).body.data;
    const { id: userId } = await profile();
    await makeSetter(database.db, userId, id);
    expect(await profile()).toMatchObject({ role: 'USER', setter: 'PROBLEM' });
    expect(await written(learner)).toMatchObject([{ id, isOwn: false }]);
    expect((await look(learner, id).expect(200)).body.data.hiddenTestCases).toHaveLength(1);
    await look(learner, other).expect(404);
    await update(learner, other).expect(404);
    await create(learner).expect(403);
    await remove(learner, id).expect(403);
    await update(learner, id, { isDraft: false }).expect(200);
    await takeGrants();
    expect((await look(learner, id).expect(200)).body.data).not.toHaveProperty('hiddenTestCases');
    await update(learner, id, { isDraft: false }).expect(403);
  });
});

describe('a grant', () => {
  it('ends with the next request once it is taken or its time is up', async () => {
    const { setter, setterId } = await people();
    const id = await writeDraft(setter);
    const ends = [
      takeGrants,
      () =>
        database.db.roleGrant.updateMany({
          where: { userId: setterId },
          data: { expiresAt: new Date(Date.now() - 1_000) },
        }),
    ];
    for (const end of ends) {
      await end();
      await look(setter, id).expect(404);
      await update(setter, id).expect(403);
      await remove(setter, id).expect(403);
      await create(setter).expect(403);
      await setter.get(`${API}/get-written-problems`).expect(403);
      await database.db.roleGrant.deleteMany();
      await makeSetter(database.db, setterId);
      await look(setter, id).expect(200);
    }
  });

  it.each(['create', 'update'])(
    'that is taken while programs run lets nothing %s',
    async (what) => {
      let end = (): Promise<unknown> => Promise.resolve();
      const engine = scriptedEngine(async (_source, stdin) => {
        await end();
        return { stdout: stdin };
      });
      const { setter, setterId } = await people({ engine });
      const id = await writeDraft(setter);
      end = takeGrants;
      const request = what === 'create' ? create(setter) : update(setter, id, { title: 'Changed' });
      expect([403, 404]).toContain((await request).status);
      const { db } = database;
      expect(await db.problem.count({ where: { ownerId: setterId } })).toBe(1);
      expect(await db.problem.count({ where: { title: 'Changed' } })).toBe(0);
    },
  );

  it('is of no use to who is suspended, and is back afterwards', async () => {
    const { setter, setterId, admin, password } = await people();
    const id = await writeDraft(setter);
    const { email } = await database.db.user.findUniqueOrThrow({ where: { id: setterId } });
    const act = (what: string) => admin.post(`/api/v1/admin/users/${setterId}/${what}`);
    const signIn = () => setter.post('/api/v1/auth/login').send({ email, password });
    await act('suspend').send({ reason: 'Spam' }).expect(200);
    await update(setter, id).expect(401);
    await signIn().expect(403);
    await create(setter).expect(401);
    await act('unsuspend').expect(200);
    expect((await signIn().expect(200)).body.user).toMatchObject({ setter: 'SITE' });
    await update(setter, id).expect(200);
  });
});

describe('a setter who leaves', () => {
  it('leaves drafts to administrators, and published problems to everybody', async () => {
    const { setter, password, learner, admin } = await people();
    const [draft, published] = [await writeDraft(setter), await writeDraft(setter)];
    await update(setter, published, { isDraft: false }).expect(200);
    const taken = await setter.get('/api/v1/auth/export').expect(200);
    expect(taken.body.data.written).toHaveLength(2);
    await setter.delete('/api/v1/auth/delete-account').send({ password }).expect(200);
    await look(learner, draft).expect(404);
    await look(learner, published).expect(200);
    await look(admin, draft).expect(200);
    const { data } = (await admin.get(`${API}/get-all-problems`).expect(200)).body as {
      data: { id: string; isDraft?: true }[];
    };
    expect(data.find(({ id }) => id === draft)).toMatchObject({ isDraft: true });
    await update(admin, draft, { isDraft: false }).expect(200);
    await look(learner, draft).expect(200);
  });
});
