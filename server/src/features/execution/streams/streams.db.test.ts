import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { buildProblem } from '../../../test/factories.ts';
import { listen, readEvents } from '../../../test/streams.ts';

const database = useTestDatabase();

afterEach(() => vi.restoreAllMocks());

let people = 0;

/** Somebody with a program that waits to be judged, and any number of tabs that watch it. */
async function startWatching(api: string) {
  const email = `watcher-${(people += 1)}@example.com`;
  const registered = await fetch(`${api}/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email, password: 'secret-enough' }),
  });
  const Cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { id: problemId } = await buildProblem(database.db);
  const body = { source_code: { PYTHON: 'echo' }, language_id: 71, problemId };
  const headers = { Cookie, 'Content-Type': 'application/json', 'Idempotency-Key': 'the-one' };
  const open = async () => {
    const answer = await fetch(`${api}/execution-code`, {
      method: 'POST',
      headers: { ...headers, Accept: 'text/event-stream' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return readEvents(answer);
  };
  return { open, problemId };
}

describe('streams of events', () => {
  it('ask the database no more often than one does, however many there are', async () => {
    const { app } = await startTestApp(database.db, { worker: false });
    const { open, problemId } = await startWatching(await listen(app));
    const streams = [await open()];
    const others = await Promise.all(Array.from({ length: 39 }, open));
    streams.push(...others);
    await expect.poll(() => streams.every(({ names }) => names.length > 0)).toBe(true);
    const read = vi.spyOn(database.db, 'read');
    const looks = () => read.mock.calls.filter(([{ sql }]) => sql.includes('QUEUED'));
    await expect.poll(() => looks().length, { timeout: 30_000 }).toBe(3);
    expect(streams.map(({ places }) => places)).toEqual(streams.map(() => [0]));
    // Beside these, whether the session still stands is asked, twice as often.
    expect(read.mock.calls.length).toBeLessThan(15);

    // As another server would end it.
    read.mockClear();
    await database.db.submission.updateMany({
      where: { problemId },
      data: { state: 'DONE', verdict: 'Wrong Answer', doneAt: new Date() },
    });
    await expect
      .poll(() => streams.every(({ hasEnded }) => hasEnded), { timeout: 30_000 })
      .toBe(true);
    expect(streams.map(({ names }) => names.at(-1))).toEqual(streams.map(() => 'done'));
    const reads = read.mock.calls.filter(([{ sql }]) => sql.includes('SubmissionResult'));
    expect(reads).toHaveLength(1);
  });

  it('are eight for one person: the oldest ends, and the client asks by itself', async () => {
    const { app } = await startTestApp(database.db, { worker: false, rateLimitScale: 1 });
    const api = await listen(app);
    const [ada, grace] = [await startWatching(api), await startWatching(api)];
    const other = await grace.open();
    const streams: Awaited<ReturnType<typeof ada.open>>[] = [];
    for (let n = 0; n < 10; n += 1) streams.push(await ada.open());
    await expect.poll(() => streams.filter(({ hasEnded }) => hasEnded).length).toBe(2);
    expect(streams.map(({ hasEnded }) => hasEnded).indexOf(false)).toBe(2);
    expect(streams[0]?.names).not.toContain('done');
    expect(other.hasEnded).toBe(false);
  });

  it('tell how many are judged before, whenever that changes', async () => {
    await database.db.submission.deleteMany();
    const { app } = await startTestApp(database.db, { worker: false });
    const api = await listen(app);
    const [ada, grace] = [await startWatching(api), await startWatching(api)];
    const first = await ada.open();
    await expect.poll(() => first.places, { timeout: 30_000 }).toEqual([0]);
    const second = await grace.open();
    await expect.poll(() => second.places, { timeout: 30_000 }).toEqual([1]);
    const endOf = (problemId: string) =>
      database.db.submission.updateMany({
        where: { problemId },
        data: { state: 'DONE', verdict: 'Wrong Answer', doneAt: new Date() },
      });
    await endOf(ada.problemId);
    await expect.poll(() => second.places, { timeout: 30_000 }).toEqual([1, 0]);
    await endOf(grace.problemId);
    await expect.poll(() => second.hasEnded, { timeout: 30_000 }).toBe(true);
    expect(second.names).toEqual(['queued', 'place', 'place', 'done']);
    expect(first.places).toEqual([0]);
  });
});
