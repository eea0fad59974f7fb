import { describe, expect, it } from 'vitest';
import { signUp, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';

const database = useTestDatabase();

async function person(): Promise<Browser> {
  const { browser } = await startTestApp(database.db);
  const agent = browser();
  await signUp(agent);
  return agent;
}

async function create(browser: Browser, name = 'Warm-up'): Promise<string> {
  const answer = await browser.post('/api/v1/playlist/create-playlist').send({ name }).expect(201);
  return (answer.body as { data: { id: string } }).data.id;
}

describe('playlists', () => {
  it('are made, filled without duplicates, emptied and deleted', async () => {
    const browser = await person();
    const id = await create(browser);
    const [one, two] = [await buildProblem(database.db), await buildProblem(database.db)];
    const add = (problemIds: string[]) =>
      browser.post(`/api/v1/playlist/${id}/add-problem`).send({ problemIds });
    await add([one.id]).expect(200);
    const filled = await add([one.id, two.id]).expect(200);
    expect(filled.body.data.problems).toMatchObject([
      { problem: { id: one.id, title: 'Echo', difficulty: 'EASY' } },
      { problem: { id: two.id } },
    ]);

    const entryId = filled.body.data.problems[0].id;
    const remove = (problemIds: string[]) =>
      browser.delete(`/api/v1/playlist/${id}/remove-problem`).send({ problemIds });
    await remove([entryId]).expect(200);
    const emptied = await remove([two.id, one.id]).expect(200);
    expect(emptied.body.data.problems).toEqual([]);

    await browser.delete(`/api/v1/playlist/${id}`).expect(200);
    await browser.delete(`/api/v1/playlist/${id}`).expect(404);
  });

  it('take the ids to remove from the query as well', async () => {
    const browser = await person();
    const id = await create(browser);
    const [one, two] = [await buildProblem(database.db), await buildProblem(database.db)];
    const problemIds = [one.id, two.id];
    const queries = [`problemIds=${one.id},${two.id}`, `problemIds=${one.id}&problemIds=${two.id}`];
    for (const query of queries) {
      await browser.post(`/api/v1/playlist/${id}/add-problem`).send({ problemIds });
      const answer = await browser
        .delete(`/api/v1/playlist/${id}/remove-problem?${query}`)
        .expect(200);
      expect(answer.body.data.problems).toEqual([]);
    }
  });

  it.each([
    [{}, 'Playlist name is required'],
    [{ name: '   ' }, 'Playlist name is required'],
    [{ name: 'a\u202eb' }, 'Playlist name must not contain control characters'],
    [{ name: 'x'.repeat(101) }, 'Playlist name must be at most 100 characters'],
  ])('refuse %j', async (body, message) => {
    const browser = await person();
    const answer = await browser.post('/api/v1/playlist/create-playlist').send(body).expect(400);
    expect(answer.body.errors).toEqual([message]);
  });

  it('have different names', async () => {
    const browser = await person();
    await create(browser, 'Twice');
    const answer = await browser.post('/api/v1/playlist/create-playlist').send({ name: 'Twice' });
    expect(answer.status).toBe(409);
    expect(answer.body.errors).toEqual(['You already have a playlist with this name']);
  });

  it('do not exist for anybody else', async () => {
    const [owner, stranger] = [await person(), await person()];
    const id = await create(owner);
    const problem = await buildProblem(database.db);
    const body = { problemIds: [problem.id] };
    await stranger.get(`/api/v1/playlist/${id}`).expect(404);
    await stranger.post(`/api/v1/playlist/${id}/add-problem`).send(body).expect(404);
    await stranger.delete(`/api/v1/playlist/${id}/remove-problem`).send(body).expect(404);
    await stranger.delete(`/api/v1/playlist/${id}`).expect(404);
    const list = await stranger.get('/api/v1/playlist').expect(200);
    expect(list.body.data).toEqual([]);
    await owner.get(`/api/v1/playlist/${id}`).expect(200);
  });

  it('refuse problems that do not exist', async () => {
    const browser = await person();
    const id = await create(browser);
    await browser
      .post(`/api/v1/playlist/${id}/add-problem`)
      .send({ problemIds: ['00000000-0000-7000-8000-000000000000'] })
      .expect(404);
  });
});
