import {
  exploredListResponseSchema,
  exploredProblemResponseSchema,
  figuresResponseSchema,
} from '@stepwise/contracts/explore';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { readPicture } from '../../bank/pictures/picture.ts';
import { savePictures } from '../../bank/pictures/save-pictures.ts';
import { png } from '../../bank/pictures/test-pictures.ts';
import { signUp, startTestApp } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';

const database = useTestDatabase();
const API = '/api/v1';
const SECRET = /a hidden input|the reference solution|Think of|Because of/;

beforeEach(async () => {
  await database.db.problem.updateMany({ data: { deletedAt: new Date() } });
  await database.db.setting.deleteMany();
});

async function stranger(overrides: Parameters<typeof startTestApp>[1] = {}) {
  const { browser } = await startTestApp(database.db, overrides);
  return { visitor: browser(), browser };
}

async function secretive() {
  const problem = await buildProblem(database.db);
  const texts = { hints: '1. Think of it.\n2. Think of more.', editorial: 'Because of that.' };
  await database.db.problem.update({ where: { id: problem.id }, data: texts });
  return problem;
}

/** An answer that has the HTML, too, which a busy machine brings a moment later. */
async function whole<Answer extends { body: { data: object } }>(read: () => PromiseLike<Answer>) {
  const htmlOf = async () => (await read()).body.data;
  await expect.poll(htmlOf, { timeout: 30_000 }).toHaveProperty('html');
  return read();
}

describe('a problem for visitors', () => {
  it('is its statement, samples and starters, with hints and hidden tests as numbers', async () => {
    const { visitor } = await stranger();
    const { id, slug } = await secretive();
    // As while large tests of it are being made.
    await database.db.problem.update({ where: { id }, data: { bankId: randomUUID() } });
    const answer = await whole(() => visitor.get(`${API}/explore/problem/${slug}`).expect(200));
    const { data } = exploredProblemResponseSchema.strict().parse(answer.body);
    expect(data).toMatchObject({
      ...{ id, slug, title: 'Echo', description: 'Print what you read.' },
      ...{ hintCount: 2, hiddenTestCount: 1, awaitsTests: true, canRun: true },
      testCases: [{ input: 'first', output: 'first' }],
      codeSnippets: { PYTHON: 'print()' },
    });
    expect(answer.text).not.toMatch(SECRET);
    expect(Object.keys(answer.body.data).sort()).toEqual(
      Object.keys(exploredProblemResponseSchema.shape.data.shape).sort(),
    );
    await visitor.get(`${API}/explore/problem/${id}`).expect(200);
    await visitor.get(`${API}/explore/problem/nothing`).expect(404);
    await visitor.get(`${API}/problems/get-problem/${id}`).expect(401);
  });

  it('is kept, and never shown as it was', async () => {
    const { visitor } = await stranger();
    const { id } = await buildProblem(database.db);
    const read = () => visitor.get(`${API}/explore/problem/${id}`);
    await whole(read);
    const first = await read().expect(200).expect('Cache-Control', 'public, no-cache');
    const etag = first.headers['etag'] ?? '';
    await read().set('If-None-Match', etag).expect(304);
    const change = (data: object) => database.db.problem.update({ where: { id }, data });
    await change({ title: 'Renamed' });
    const renamed = await read().set('If-None-Match', etag).expect(200);
    expect(renamed.body.data.title).toBe('Renamed');
    await change({ isDraft: true });
    await read().expect(404);
    await change({ isDraft: false });
    await read().expect(200);
    await change({ deletedAt: new Date() });
    await read().expect(404);
  });

  it('shows the pictures of its statement, and none of its editorial', async () => {
    const { visitor } = await stranger();
    const { id } = await buildProblem(database.db);
    const { db } = database;
    const pictures = ['shown.png', 'secret.png'].map((name) => readPicture(name, png(3, 2)));
    await db.$transaction((tx) => savePictures(tx, id, pictures));
    const texts = { description: '![A tree](shown.png)', editorial: '![It](secret.png)' };
    await db.problem.update({ where: { id }, data: texts });
    const answer = await visitor.get(`${API}/explore/problem/${id}`).expect(200);
    const { data } = exploredProblemResponseSchema.parse(answer.body);
    expect(data.pictures.map(({ name }) => name)).toEqual(['shown.png']);
    const path = API + (data.pictures[0]?.path ?? '');
    const picture = await visitor.get(path).expect(200).expect('Content-Type', 'image/png');
    expect(picture.body).toEqual(png(3, 2));
    await visitor.get(path.replace('shown.png', 'secret.png')).expect(404);
    await db.problem.update({ where: { id }, data: { isDraft: true } });
    await visitor.get(path).expect(404);
  });

  it('is not there where problems are not public; neither are samples run nor figures told', async () => {
    const { visitor } = await stranger({ publicProblems: false });
    const { id } = await buildProblem(database.db);
    await visitor.get(`${API}/explore/problem/${id}`).expect(404);
    const list = await visitor.get(`${API}/explore/problems`).expect(200);
    expect(list.body.data).toEqual([]);
    const program = { source_code: 'echo', language_id: 71, problemId: id };
    await visitor.post(`${API}/execution-code/samples`).send(program).expect(404);
    const figures = await visitor.get(`${API}/explore/figures`).expect(404);
    expect(figures.body).not.toHaveProperty('data');
  });

  it('is read 120 times a minute from one address', async () => {
    const { visitor } = await stranger({ rateLimitScale: 0.02 });
    const read = () => visitor.get(`${API}/explore/problem/nothing`);
    expect((await read()).status).toBe(404);
    expect((await read()).status).toBe(404);
    const refused = await read().expect(429);
    expect(refused.body.code).toBe('RATE_LIMITED');
  });
});

it('offers the six easiest problems that are published', async () => {
  const { visitor } = await stranger();
  const hard = await buildProblem(database.db);
  await database.db.problem.update({ where: { id: hard.id }, data: { difficulty: 'HARD' } });
  const draft = await buildProblem(database.db);
  await database.db.problem.update({ where: { id: draft.id }, data: { isDraft: true } });
  const easy = [];
  for (let index = 0; index < 6; index += 1) easy.push(await buildProblem(database.db));
  const answer = await visitor.get(`${API}/explore/problems`).expect(200);
  const { data } = exploredListResponseSchema.parse(answer.body);
  expect(data.map(({ id }) => id)).toEqual(easy.map(({ id }) => id));
});

it('counts what is published, and who is here', async () => {
  const { visitor, browser } = await stranger();
  const { db } = database;
  await db.user.deleteMany();
  await db.learningPath.deleteMany();
  const [first, second, draft] = [
    await buildProblem(db, { slug: 'first' }),
    await buildProblem(db, { slug: 'second' }),
    await buildProblem(db, { slug: 'draft' }),
  ];
  await db.problem.update({ where: { id: second.id }, data: { tags: ['String', 'DP', 'LVL-2'] } });
  await db.problem.update({ where: { id: draft.id }, data: { isDraft: true, tags: ['Secret'] } });
  const problems = [first, second, draft].map(({ slug }) => slug);
  const path = { slug: 'way', title: 'Way', description: 'd', label: 'l', position: 1, problems };
  await db.learningPath.create({ data: path });
  const people = [await signUp(browser()), await signUp(browser()), await signUp(browser())];
  const [away = '', suspended = ''] = people.map(({ id }) => id);
  const longAgo = new Date('2020-01-01');
  await db.session.updateMany({ where: { userId: away }, data: { lastSeenAt: longAgo } });
  await db.user.update({
    where: { id: suspended },
    data: { suspendedAt: new Date(), suspensionReason: 'Spam' },
  });
  const answer = await visitor.get(`${API}/explore/figures`).expect(200);
  expect(figuresResponseSchema.parse(answer.body).data).toEqual({
    ...{ problems: 2, topics: 2, users: 2, activeUsers: 1 },
    paths: [{ title: 'Way', problems: 2 }],
  });
  expect(answer.headers['cache-control']).toBe('public, max-age=300');
});

it('says nothing of whoever asks where a cache may keep the answer for others', async () => {
  const { browser } = await stranger();
  const { slug } = await buildProblem(database.db);
  const person = browser();
  await signUp(person);
  for (const path of ['figures', 'problems', `problem/${slug}`]) {
    const { headers } = await person.get(`${API}/explore/${path}`).expect(200);
    expect(headers['cache-control']).toMatch(/^public, /);
    expect(Object.keys(headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(set-cookie|ratelimit.*)$/)]),
    );
  }
});
