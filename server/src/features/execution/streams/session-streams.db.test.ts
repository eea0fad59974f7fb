import { beforeEach, expect, it } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { buildProblem } from '../../../test/factories.ts';
import { listen, readEvents } from '../../../test/streams.ts';
import { ProgressBus } from './progress.ts';

const database = useTestDatabase();

beforeEach(async () => {
  await database.db.user.deleteMany();
});

const password = 'secret-enough';

type Ending = {
  /** Sends a request, from the browser that has the stream or from another one. */
  readonly here: (path: string, body?: object) => Promise<Response>;
  readonly elsewhere: (path: string, body?: object) => Promise<Response>;
  readonly administrator: (path: string, body?: object) => Promise<Response>;
  readonly id: string;
};

const ENDINGS: Readonly<Record<string, (ending: Ending) => Promise<Response>>> = {
  'signed out': ({ here }) => here('/auth/logout'),
  'another password': ({ elsewhere }) =>
    elsewhere('/auth/change-password', { currentPassword: password, newPassword: 'secret-again' }),
  'signed out everywhere': ({ elsewhere }) => elsewhere('/auth/logout-everywhere'),
  suspended: ({ administrator, id }) =>
    administrator(`/admin/users/${id}/suspend`, { reason: 'Much too loud' }),
};

async function start() {
  const { db } = database;
  const progress = new ProgressBus();
  const { app } = await startTestApp(db, { progress, worker: false });
  const api = await listen(app);
  const senderWith =
    (headers: object) =>
    (path: string, body: object = {}, method = 'POST') =>
      fetch(api + path, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
  /** A browser in which that person signs in. */
  const enter = async (path: string, email: string) => {
    const answer = await senderWith({})(path, { name: 'Ada', email, password });
    const { user } = (await answer.json()) as { user: { id: string } };
    const Cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const watch = senderWith({ Cookie, Accept: 'text/event-stream' });
    const read = (path: string) => fetch(api + path, { headers: { Cookie } });
    return { id: user.id, send: senderWith({ Cookie }), watch, read };
  };
  const administrator = await enter('/auth/register', 'administrator@example.com');
  await db.user.update({ where: { id: administrator.id }, data: { role: 'ADMIN' } });
  const { id: problemId } = await buildProblem(db);
  const program = { source_code: { PYTHON: 'echo' }, language_id: 71, problemId };
  return { progress, senderWith, enter, administrator: administrator.send, program };
}

it('ends a stream within a second of its session, however that ends', async () => {
  const { progress, enter, administrator, program } = await start();
  const waits: number[] = [];
  for (const [how, end] of Object.entries(ENDINGS)) {
    const email = `${how.replaceAll(' ', '-')}@example.com`;
    const here = await enter('/auth/register', email);
    const elsewhere = await enter('/auth/login', email);
    const stream = readEvents(await here.watch('/execution-code', program));
    const { id } = await database.db.submission.findFirstOrThrow({ where: { userId: here.id } });
    const judge = () => progress.publish(id, { kind: 'running', totalCount: 2 });
    await expect
      .poll(() => {
        judge();
        return stream.names;
      })
      .toContain('running');

    const ending = { here: here.send, elsewhere: elsewhere.send, administrator, id: here.id };
    expect((await end(ending)).status).toBe(200);
    const begin = performance.now();
    const hasEnded = () => {
      judge();
      return stream.hasEnded;
    };
    await expect.poll(hasEnded, { message: how, timeout: 20_000, interval: 10 }).toBe(true);
    waits.push(performance.now() - begin);
    const seen = stream.names.length;
    judge();
    expect(stream.names).toHaveLength(seen);
    expect(stream.names).not.toContain('done');
  }
  // All but one: a machine with much else to do holds up this or that.
  expect(waits.sort((a, b) => a - b).at(-2)).toBeLessThan(1_000);
});

it('ends the stream of a token that is revoked', async () => {
  const { progress, senderWith, enter, program } = await start();
  const person = await enter('/auth/register', 'with-a-token@example.com');
  const wish = { name: 'Laptop', scopes: ['submit'], password };
  const made = (await (await person.send('/auth/tokens', wish)).json()) as {
    data: { secret: string; token: { id: string } };
  };
  const Authorization = `Bearer ${made.data.secret}`;
  const watch = senderWith({ Authorization, Accept: 'text/event-stream' });
  const stream = readEvents(await watch('/execution-code', program));
  const { id } = await database.db.submission.findFirstOrThrow({ where: { userId: person.id } });
  const judge = () => progress.publish(id, { kind: 'running', totalCount: 2 });
  await expect
    .poll(() => {
      judge();
      return stream.names;
    })
    .toContain('running');
  const revoked = await person.send(`/auth/tokens/${made.data.token.id}`, {}, 'DELETE');
  expect(revoked.status).toBe(200);
  const hasEnded = () => {
    judge();
    return stream.hasEnded;
  };
  await expect.poll(hasEnded, { timeout: 5_000, interval: 10 }).toBe(true);
  expect(stream.names).not.toContain('done');
});

it('ends an export of people when whoever takes it is no administrator any more', async () => {
  const { enter, administrator } = await start();
  const other = await enter('/auth/register', 'other@example.com');
  await administrator(`/admin/users/${other.id}/role`, { role: 'ADMIN' }, 'PUT');
  // More than the connection holds.
  await database.db.$executeRaw`
    INSERT INTO "User" (id, name, email, "suspendedAt", "suspensionReason", "updatedAt")
    SELECT gen_random_uuid(), 'Row', n || '@rows.example', now(), repeat('x', 60000), now()
    FROM generate_series(1, 900) n`;
  const { status, body } = await other.read('/admin/users/export');
  expect(status).toBe(200);
  await administrator(`/admin/users/${other.id}/role`, { role: 'USER' }, 'PUT');
  const reader = body?.getReader();
  const readSlowly = () =>
    reader?.read().then(
      ({ done }) => (done ? 'whole' : 'more'),
      () => 'cut',
    );
  await expect.poll(readSlowly, { timeout: 20_000, interval: 20 }).not.toBe('more');
  expect(await readSlowly()).toBe('cut');
});
