import { PLAYLIST_ENTRIES_MAX, PLAYLISTS_MAX } from '@stepwise/contracts/playlist';
import { describe, expect, it } from 'vitest';
import { signUp, startTestApp } from '../app.ts';
import { useTestDatabase } from '../database.ts';
import { buildProblem } from '../factories.ts';
import { oneWaitsForLock } from '../waits-for-lock.ts';

const database = useTestDatabase();

/** Twenty of the same at once, as a nervous finger or a retrying client sends them. */
function twenty<T>(make: (index: number) => PromiseLike<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: 20 }, (_, index) => make(index)));
}

const statuses = (answers: { status: number }[]) => answers.map((answer) => answer.status).sort();

/** Ids of new problems, without tests: a playlist asks for none. */
async function manyProblems(prefix: string, length: number): Promise<string[]> {
  const problems = await database.db.problem.createManyAndReturn({
    data: Array.from({ length }, (_, index) => ({
      ...{ slug: `${prefix}-${index}`, title: 'Echo', description: '', constraints: '' },
      ...{ difficulty: 'EASY' as const, examples: {}, codeSnippets: {}, referenceSolution: {} },
    })),
    select: { id: true },
  });
  return problems.map(({ id }) => id);
}

describe('twenty at once', () => {
  it('registers of one email make one user', async () => {
    const { browser } = await startTestApp(database.db);
    const body = { name: 'Only One', email: 'only-one@example.com', password: 'secret-enough' };
    const answers = await twenty(() => browser().post('/api/v1/auth/register').send(body));
    expect(statuses(answers)).toEqual([201, ...Array<number>(19).fill(409)]);
    expect(await database.db.user.count({ where: { email: body.email } })).toBe(1);
  });

  it('additions of one problem make one entry', async () => {
    const { browser } = await startTestApp(database.db);
    const person = browser();
    await signUp(person);
    const problem = await buildProblem(database.db);
    const created = await person.post('/api/v1/playlist/create-playlist').send({ name: 'Once' });
    const path = `/api/v1/playlist/${created.body.data.id}`;
    const answers = await twenty(() =>
      person.post(`${path}/add-problem`).send({ problemIds: [problem.id] }),
    );
    expect(statuses(answers)).toEqual(Array(20).fill(200));
    const playlist = await person.get(path);
    expect(playlist.body.data.problems).toHaveLength(1);
  });

  it('playlists of one name make one playlist', async () => {
    const { browser } = await startTestApp(database.db);
    const person = browser();
    await signUp(person);
    const answers = await twenty(() =>
      person.post('/api/v1/playlist/create-playlist').send({ name: 'Same' }),
    );
    expect(statuses(answers)).toEqual([201, ...Array<number>(19).fill(409)]);
  });

  it('additions to a playlist stay within its bound', async () => {
    const { browser } = await startTestApp(database.db);
    const person = browser();
    await signUp(person);
    const created = await person.post('/api/v1/playlist/create-playlist').send({ name: 'Full' });
    const playlistId: string = created.body.data.id;
    const earlier = await manyProblems('earlier', PLAYLIST_ENTRIES_MAX - 1);
    await database.db.playlistEntry.createMany({
      data: earlier.map((problemId) => ({ playlistId, problemId })),
    });
    const problemIds = await manyProblems('new', 20);
    const answers = await twenty((index) =>
      person
        .post(`/api/v1/playlist/${playlistId}/add-problem`)
        .send({ problemIds: [problemIds[index]] }),
    );
    expect(statuses(answers)).toEqual([200, ...Array<number>(19).fill(409)]);
    const count = await database.db.playlistEntry.count({ where: { playlistId } });
    expect(count).toBe(PLAYLIST_ENTRIES_MAX);
    // Nothing more is asked for by what is there already, as when an answer was lost.
    const again = { problemIds: earlier.slice(0, 2) };
    await person.post(`/api/v1/playlist/${playlistId}/add-problem`).send(again).expect(200);
  });

  it('clicks on Run Code make one submission', async () => {
    const { browser } = await startTestApp(database.db);
    const person = browser();
    await signUp(person);
    const problem = await buildProblem(database.db);
    const answers = await twenty(() =>
      person
        .post('/api/v1/execution-code')
        .set('Idempotency-Key', 'one click')
        .send({ source_code: { PYTHON: 'echo' }, language_id: 71, problemId: problem.id }),
    );
    expect(statuses(answers)).toEqual(Array(20).fill(400));
    const again = await twenty(() =>
      person
        .post('/api/v1/execution-code')
        .set('Idempotency-Key', 'one-click')
        .send({ source_code: { PYTHON: 'echo' }, language_id: 71, problemId: problem.id }),
    );
    expect(statuses(again)).toEqual(Array(20).fill(200));
    expect(await database.db.submission.count({ where: { problemId: problem.id } })).toBe(1);
  });

  it('accepted submissions of one problem make one solved mark', async () => {
    const { browser } = await startTestApp(database.db);
    const person = browser();
    const { id: userId } = await signUp(person);
    const problem = await buildProblem(database.db);
    await twenty((index) =>
      person
        .post('/api/v1/execution-code')
        .send({ source_code: { PYTHON: 'echo' }, language_id: 71, problemId: problem.id })
        .set('Idempotency-Key', `click-${index}`),
    );
    expect(await database.db.solvedMark.count({ where: { userId } })).toBe(1);
    const row = await database.db.problem.findUniqueOrThrow({ where: { id: problem.id } });
    expect(row).toMatchObject({ submissionCount: 20, acceptedCount: 20 });
  });
});

it('a playlist that comes while the last one is stored is one too many', async () => {
  const { browser } = await startTestApp(database.db);
  const person = browser();
  const { id: userId } = await signUp(person);
  const { db } = database;
  await db.playlist.createMany({
    data: Array.from({ length: PLAYLISTS_MAX - 1 }, (_, index) => ({ userId, name: `${index}` })),
  });
  let late: Promise<{ status: number }> | undefined;
  await db.$transaction(async (tx) => {
    // Also who counts without a lock needs this row to store something, after the count.
    await tx.$queryRaw`SELECT FROM "User" WHERE id = ${userId}::uuid FOR UPDATE`;
    const post = person.post('/api/v1/playlist/create-playlist').send({ name: 'Late' });
    late = post.then((answer) => answer);
    await oneWaitsForLock(db);
    await tx.playlist.create({ data: { userId, name: 'The last' } });
  });
  expect((await late)?.status).toBe(409);
  expect(await db.playlist.count({ where: { userId } })).toBe(PLAYLISTS_MAX);
});
