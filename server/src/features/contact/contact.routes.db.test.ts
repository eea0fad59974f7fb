import { MESSAGE_MAX, messagesResponseSchema } from '@stepwise/contracts/message';
import { beforeEach, describe, expect, it } from 'vitest';
import { signUp, signUpAdmin, startTestApp } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';

const database = useTestDatabase();
const CONTACT = '/api/v1/contact';
const MESSAGES = '/api/v1/admin/messages';
const LETTER = { name: 'Ada', email: 'ada@example.com', message: 'Hello\nand thanks' };

beforeEach(async () => {
  await database.db.message.deleteMany();
  await database.db.rateCounter.deleteMany();
});

async function site(overrides: Parameters<typeof startTestApp>[1] = {}) {
  const { browser } = await startTestApp(database.db, overrides);
  const admin = browser();
  await signUpAdmin(database.db, admin);
  const read = async (cursor?: string) => {
    const { body } = await admin.get(MESSAGES).query(cursor === undefined ? {} : { cursor });
    return messagesResponseSchema.parse(body);
  };
  return { admin, read, newBrowser: browser, visitor: browser() };
}

describe('a message', () => {
  it('reaches the administrators as it was written, and nobody else', async () => {
    const { visitor, read, newBrowser } = await site();
    const { body } = await visitor.post(CONTACT).send(LETTER).expect(201);
    expect(body).toEqual({ message: 'Message sent', data: null });
    const { message: text, ...sender } = LETTER;
    expect(await read()).toMatchObject({
      ...{ data: [{ ...sender, text, readAt: null }], unread: 1, nextCursor: null },
    });
    const learner = newBrowser();
    await signUp(learner);
    for (const path of [MESSAGES, `${MESSAGES}/unread`]) {
      await visitor.get(path).expect(401);
      await learner.get(path).expect(403);
    }
  });

  it.each([
    ['without a name', { name: ' ' }, 'Please write your name'],
    ['with a long name', { name: 'x'.repeat(101) }, 'A name has at most 100 characters'],
    [
      'with a name of two lines',
      { name: 'two\nlines' },
      'Name must not contain control characters',
    ],
    ['from nowhere', { email: 'nobody' }, 'email'],
    ['without a word', { message: '\n' }, 'Please write a message'],
    [
      'that is too long',
      { message: 'x'.repeat(MESSAGE_MAX + 1) },
      'A message has at most 5,000 characters',
    ],
    ['that cannot be stored', { message: 'NUL \0' }, 'Text must not contain NUL'],
  ])('%s is refused', async (_, change, reason) => {
    const { visitor, read } = await site();
    const { body } = await visitor
      .post(CONTACT)
      .send({ ...LETTER, ...change })
      .expect(400);
    expect(JSON.stringify(body)).toContain(reason);
    expect((await read()).data).toEqual([]);
  });

  it('is marked as read and unread, and deleted', async () => {
    const { visitor, admin, read } = await site();
    for (const name of ['Ada', 'Grace']) await visitor.post(CONTACT).send({ ...LETTER, name });
    const [grace, ada] = (await read()).data;
    const path = `${MESSAGES}/${grace?.id ?? ''}`;
    const { body } = await admin.put(path).send({ isRead: true }).expect(200);
    const { readAt } = body.data as { readAt: string };
    expect(Date.parse(readAt)).not.toBeNaN();
    const again = await admin.put(path).send({ isRead: true }).expect(200);
    expect(again.body.data.readAt).toBe(readAt);
    expect((await read()).unread).toBe(1);
    expect((await admin.get(`${MESSAGES}/unread`).expect(200)).body.data).toEqual({ unread: 1 });
    await admin.put(path).send({ isRead: false }).expect(200);
    expect((await read()).unread).toBe(2);
    await admin.delete(path).expect(200);
    expect(await read()).toMatchObject({ data: [{ id: ada?.id }], unread: 1 });
    await admin.delete(path).expect(404);
    await admin.put(path).send({ isRead: true }).expect(404);
  });

  it('is listed newest first, page by page, each once', async () => {
    const { read } = await site();
    await database.db.$executeRaw`
      INSERT INTO "Message" (id, name, email, text, "createdAt")
      SELECT gen_random_uuid(), 'Person ' || n, 'a@example.com', 'Hello', now() - n / 2 * interval '1 hour'
      FROM generate_series(1, 45) n`;
    const first = await read();
    const second = await read(first.nextCursor ?? '');
    const third = await read(second.nextCursor ?? '');
    const all = [first, second, third].flatMap(({ data }) => data);
    expect(new Set(all.map(({ id }) => id)).size).toBe(45);
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
    expect(third).toMatchObject({ nextCursor: null, unread: 45 });
  });
});

describe('many messages', () => {
  it('from one address are refused after ten in an hour', async () => {
    const { visitor } = await site({ rateLimitScale: 1 });
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      statuses.push((await visitor.post(CONTACT).send(LETTER)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429, 429]);
  });

  it('fill no disk: at 5,000 new ones are refused, and said so', async () => {
    const { visitor } = await site();
    await database.db.$executeRaw`
      INSERT INTO "Message" (id, name, email, text)
      SELECT gen_random_uuid(), 'Somebody', 'a@example.com', 'Hello' FROM generate_series(1, 5000)`;
    const { body } = await visitor.post(CONTACT).send(LETTER).expect(503);
    expect(body).toMatchObject({
      code: 'OVERLOADED',
      message: expect.stringMatching(/^Too many messages/),
    });
    expect(await database.db.message.count()).toBe(5_000);
  });

  it('make room for new ones when they were read, the oldest first', async () => {
    const { db } = database;
    const { visitor, read } = await site();
    await db.$executeRaw`
      INSERT INTO "Message" (id, name, email, text, "createdAt", "readAt")
      SELECT gen_random_uuid(), 'Person ' || n, 'a@example.com', 'Hello', now() - n * interval '1 minute',
        CASE WHEN n IN (4000, 4500) THEN now() END
      FROM generate_series(1, 5000) n`;
    const names = async () =>
      (
        await db.message.findMany({
          where: { name: { in: ['Person 4000', 'Person 4500', 'Person 5000', LETTER.name] } },
          orderBy: { name: 'asc' },
        })
      ).map(({ name }) => name);
    await visitor.post(CONTACT).send(LETTER).expect(201);
    expect(await names()).toEqual(['Ada', 'Person 4000', 'Person 5000']);
    await visitor.post(CONTACT).send(LETTER).expect(201);
    expect(await names()).toEqual(['Ada', 'Ada', 'Person 5000']);
    await visitor.post(CONTACT).send(LETTER).expect(503);
    expect(await db.message.count()).toBe(5_000);
    expect((await read()).unread).toBe(5_000);
  });
});
