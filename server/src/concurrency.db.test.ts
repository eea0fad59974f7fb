import { describe, expect, it } from 'vitest';
import { signUp, startTestApp } from './test/app.ts';
import { useTestDatabase } from './test/database.ts';
import { buildProblem } from './test/factories.ts';

const database = useTestDatabase();

/** Twenty of the same at once, as a nervous finger or a retrying client sends them. */
function twenty<T>(make: (index: number) => PromiseLike<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: 20 }, (_, index) => make(index)));
}

const statuses = (answers: { status: number }[]) => answers.map((answer) => answer.status).sort();

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
