import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signUp, signUpAdmin, startTestApp } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { idleMail, SITE, startMailingApp } from '../../test/mailing-app.ts';

const database = useTestDatabase();
const LETTER = { name: 'Mallory', email: 'mallory@example.com', message: 'Buy now' };

beforeEach(async () => {
  const { db } = database;
  for (const table of [db.mail, db.message, db.setting, db.user, db.rateCounter]) {
    await (table.deleteMany as () => Promise<unknown>)();
  }
});

/** Two administrators, of whom one is suspended, a learner, and somebody who writes. */
async function site(
  newApp: () => Promise<Pick<Awaited<ReturnType<typeof startTestApp>>, 'browser'>>,
) {
  const { db } = database;
  const { browser } = await newApp();
  const admin = browser();
  const { id } = await signUpAdmin(db, admin);
  const { id: suspended } = await signUpAdmin(db, browser());
  const data = { suspendedAt: new Date(), suspensionReason: 'Spam' };
  await db.user.update({ where: { id: suspended }, data });
  await signUp(browser());
  // Those that asked the new people to confirm their addresses.
  await db.mail.deleteMany();
  const { email } = await db.user.findUniqueOrThrow({ where: { id } });
  const visitor = browser();
  const write = () => visitor.post('/api/v1/contact').send(LETTER).expect(201);
  return { admin, id, email, write };
}

const mailing = () => startTestApp(database.db, { mail: idleMail, worker: false });

/** The mails that wait, with the minutes until each is due. */
async function waiting(): Promise<{ to: string; kind: string; minutes: number }[]> {
  return database.db.$queryRaw`
    SELECT "to", kind::text AS kind, round(extract(epoch FROM "runAfter" - now()) / 60)::int AS minutes
    FROM "Mail" ORDER BY "runAfter"`;
}

/** As if the last mail about messages had been due so much earlier. */
const letPass = (minutes: number) => database.db.$executeRaw`
  UPDATE "Setting" SET value = to_jsonb((value #>> '{}')::timestamptz - make_interval(mins => ${minutes}))
  WHERE key = 'messages.told'`;

describe('administrators are told of messages', () => {
  it('by one mail at once, and one an hour later for all that come until then', async () => {
    const { email, write } = await site(mailing);
    await write();
    const first = { to: email, kind: 'MESSAGES_UNREAD', minutes: 0 };
    expect(await waiting()).toEqual([first]);
    for (let n = 0; n < 5; n += 1) await write();
    expect(await waiting()).toEqual([first, { ...first, minutes: 60 }]);
    await database.db.mail.deleteMany();
    // The second one was due at this moment, and what comes now is told an hour later.
    await letPass(61);
    await write();
    expect(await waiting()).toEqual([{ ...first, minutes: 59 }]);
    await database.db.mail.deleteMany();
    await letPass(24 * 60);
    await write();
    expect(await waiting()).toEqual([first]);
  });

  it('by one mail of two messages in one moment', async () => {
    const { write } = await site(mailing);
    await Promise.all(Array.from({ length: 8 }, write));
    expect((await waiting()).map(({ minutes }) => minutes)).toEqual([0, 60]);
  });

  it('by nothing where no mail is sent, and the message is there', async () => {
    const { write } = await site(() => startTestApp(database.db, { worker: false }));
    await write();
    expect(await database.db.message.count()).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  it('by nothing where too many mails wait, and the message is there', async () => {
    const { write } = await site(mailing);
    await database.db.$executeRaw`
      INSERT INTO "Mail" (id, kind, "to", "runAfter")
      SELECT gen_random_uuid(), 'RESET_PASSWORD', 'a@example.com', now() + interval '1 day'
      FROM generate_series(1, 10000)`;
    await write();
    expect(await database.db.message.count()).toBe(1);
    expect(await database.db.mail.count()).toBe(10_000);
  });
});

describe('the mail', () => {
  it('says how many are unread and where, and nothing that a visitor wrote', async () => {
    const app = await startMailingApp(database.db);
    const { email, write } = await site(() => Promise.resolve(app));
    await database.db.message.createMany({
      data: [1, 2].map((n) => ({ name: 'Ada', email: `${n}@example.com`, text: 'Hello' })),
    });
    await write();
    const find = () =>
      app.server.mails.find(({ to, raw }) => to === email && raw.includes('contact page'));
    await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 10_000 });
    const { raw = '', text = '' } = find() ?? {};
    expect(raw).toMatch(/^Subject: 3 messages from the contact page\r$/m);
    expect(text).toContain('3 messages are unread. Read them here:');
    expect(text).toContain(`${SITE}/admin/messages`);
    expect(raw + text).not.toMatch(/Mallory|mallory|Buy now/);
  });

  it.each([
    [
      'when all were read meanwhile',
      async () => {
        await database.db.message.updateMany({ data: { readAt: new Date() } });
      },
    ],
    [
      'to who is no administrator any more',
      async () => {
        await database.db.user.updateMany({ data: { role: 'USER' } });
      },
    ],
  ])('is not sent %s', async (_when, change) => {
    const { write } = await site(mailing);
    await write();
    await change();
    expect(await database.db.mail.count()).toBe(1);
    const { server } = await startMailingApp(database.db);
    await vi.waitFor(async () => expect(await database.db.mail.count()).toBe(0), {
      timeout: 10_000,
    });
    expect(server.mails).toEqual([]);
  });
});
