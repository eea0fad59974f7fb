import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../../../lib/logger.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { startMailServer } from '../../../test/doubles/mail-server.ts';
import { SITE, startMailer } from '../../../test/mailing-app.ts';
import { claimMails, enqueueMail } from './mail-queue.queries.ts';

const database = useTestDatabase();
const EMAIL = 'ada@example.com';

beforeEach(async () => {
  const { db } = database;
  await db.mail.deleteMany();
  await db.invitation.deleteMany();
  await db.user.deleteMany();
  await db.user.create({ data: { name: 'Ada', email: EMAIL, passwordHash: 'x' } });
});

const ask = (to = EMAIL) => enqueueMail(database.db, { kind: 'RESET_PASSWORD', to });
const isEmpty = () =>
  vi.waitFor(async () => expect(await database.db.mail.count()).toBe(0), { timeout: 10_000 });
const isGivenUp = () =>
  vi.waitFor(
    async () =>
      expect(await database.db.mail.findFirst()).toMatchObject({ failedAt: expect.any(Date) }),
    { timeout: 10_000 },
  );
const links = () => database.db.oneTimeLink.count();

describe('a mail', () => {
  it('is plain text, from whom the settings say, to one address, with a link of this site', async () => {
    const { url, mails } = await startMailServer();
    await ask();
    startMailer(database.db, { url });
    await isEmpty();
    expect(mails).toMatchObject([{ to: EMAIL, from: 'no-reply@judge.example' }]);
    const { raw = '', text = '' } = mails[0] ?? {};
    expect(raw).toMatch(/^From: Stepwise <no-reply@judge\.example>\r$/m);
    expect(raw).toMatch(/^Subject: Set a new password\r$/m);
    expect(raw).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    const [link] = /https?:\/\/\S+/.exec(text) ?? [];
    expect(link).toMatch(new RegExp(`^${SITE}/reset-password#[\\w-]{43}$`));
  });

  it('begins with the name of the site where it has one', async () => {
    const { url, mails } = await startMailServer();
    await ask();
    startMailer(database.db, { url, siteName: () => Promise.resolve('Ada School') });
    await isEmpty();
    expect(mails[0]?.raw).toMatch(/^Subject: \[Ada School\] Set a new password\r$/m);
  });

  it('is sent with the name and password of the settings', async () => {
    const server = await startMailServer({ login: { user: 'us@er', pass: 'p/s:s' } });
    await ask();
    startMailer(database.db, { url: server.urlFor('us@er', 'p/s:s') });
    await isEmpty();
    expect(server.mails).toHaveLength(1);
  });

  it('is not sent at all where a password would cross a network in the clear', async () => {
    const server = await startMailServer({ login: { user: 'us@er', pass: 'right' } });
    await ask();
    // To us it is another machine, and it offers no TLS.
    const url = server.urlFor('us@er', 'right').replace('127.0.0.1', '0.0.0.0');
    startMailer(database.db, { url });
    await isGivenUp();
    expect(await database.db.mail.findFirst()).toMatchObject({
      error: expect.stringContaining('STARTTLS'),
    });
    expect(server.logins).toEqual([]);
  });

  it('waits while the password is wrong, and is given up in the end', async () => {
    const server = await startMailServer({ login: { user: 'us@er', pass: 'right' } });
    await ask();
    startMailer(database.db, { url: server.urlFor('us@er', 'wrong') });
    await isGivenUp();
    expect(await database.db.mail.findFirst()).toMatchObject({ attempt: 3 });
    expect(server.mails).toEqual([]);
  });

  it.each([['busy'], ['drops'], ['silent'], ['hangs']] as const)(
    'is tried again when the server %s, and arrives once',
    async (mood) => {
      const server = await startMailServer();
      server.moods.push(mood, mood);
      await ask();
      startMailer(database.db, { url: server.url, sendWithinMs: 500 });
      await isEmpty();
      expect(server.mails).toHaveLength(1);
      await vi.waitFor(() => expect(server.connections()).toBe(0), { timeout: 10_000 });
    },
  );

  it('that arrived without our hearing of it arrives twice, and both links work', async () => {
    const server = await startMailServer();
    server.moods.push('forgets');
    await ask();
    startMailer(database.db, { url: server.url });
    await isEmpty();
    expect(server.mails).toHaveLength(2);
    expect(await links()).toBe(2);
  });

  it('is not tried again when there is no such address, and the log does not name it', async () => {
    const server = await startMailServer();
    server.moods.push('refuses');
    let log = '';
    const logger = createLogger('warn', { write: (line: string) => (log += line) });
    await ask();
    startMailer(database.db, { url: server.url, logger });
    await isGivenUp();
    expect(await database.db.mail.findFirst()).toMatchObject({
      attempt: 1,
      error: expect.stringContaining('No such user here: (address)'),
    });
    expect(log).toContain('a mail was given up');
    expect(log).not.toMatch(/ada@|reset-password#/);
  });

  it('whose link the server dislikes and repeats leaves no token behind', async () => {
    const server = await startMailServer();
    server.moods.push('quotes');
    let log = '';
    const logger = createLogger('warn', { write: (line: string) => (log += line) });
    await ask();
    startMailer(database.db, { url: server.url, logger });
    await isGivenUp();
    const { error } = await database.db.mail.findFirstOrThrow();
    expect(error).toMatch(/Spam: <\(link\)>, \(link\) and \(link\) are listed$/);
    expect(log).toContain('a mail was given up');
    for (const said of [log, String(error)]) {
      expect(said).not.toMatch(/judge\.example|#[\w-]{8}|[\w-]{43}/);
    }
  });

  it('is given up after some tries, and others go on', async () => {
    const server = await startMailServer();
    server.moods.push('busy', 'busy', 'busy');
    await ask();
    startMailer(database.db, { url: server.url });
    await isGivenUp();
    expect(await database.db.mail.findFirst()).toMatchObject({ attempt: 3 });
    await ask();
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), { timeout: 10_000 });
  });

  it('for nobody is dropped, and makes no link', async () => {
    const server = await startMailServer();
    const before = await links();
    await ask('nobody@example.com');
    startMailer(database.db, { url: server.url });
    await isEmpty();
    expect(server.mails).toEqual([]);
    expect(await links()).toBe(before);
  });
});

describe('the queue', () => {
  it('survives a server that dies with a mail in its hands, and sends it once', async () => {
    const server = await startMailServer();
    await ask();
    // Claimed, and never heard of again.
    expect(await claimMails(database.db, 4)).toHaveLength(1);
    const mailer = startMailer(database.db, { url: server.url });
    await new Promise((done) => setTimeout(done, 300));
    expect(server.mails).toEqual([]);
    await database.db.$executeRaw`UPDATE "Mail" SET "runAfter" = now()`;
    mailer.wake();
    await isEmpty();
    expect(server.mails).toHaveLength(1);
  });

  it('gives a mail back when its server stops', async () => {
    const server = await startMailServer();
    server.moods.push('hangs');
    await ask();
    const mailer = startMailer(database.db, { url: server.url });
    await vi.waitFor(() => expect(server.connections()).toBe(1), { timeout: 10_000 });
    await mailer.stop();
    startMailer(database.db, { url: server.url });
    await isEmpty();
    expect(server.mails).toHaveLength(1);
  });

  it('is emptied by several servers, each mail by one', async () => {
    const server = await startMailServer();
    const people = Array.from({ length: 12 }, (_, n) => `person-${n}@example.com`);
    await database.db.user.createMany({ data: people.map((email) => ({ name: 'Ada', email })) });
    for (const email of people) await ask(email);
    for (let n = 0; n < 3; n += 1) startMailer(database.db, { url: server.url });
    await isEmpty();
    expect(server.mails.map(({ to }) => to).sort()).toEqual(people.sort());
  });

  it('sends what somebody waits for before invitations', async () => {
    const { db } = database;
    const expiresAt = new Date(Date.now() + 60_000);
    const { id: invitationId } = await db.invitation.create({
      data: { tokenHash: 'x', note: 'Class', places: 1, expiresAt },
    });
    const to = 'class@example.com';
    for (let n = 0; n < 4; n += 1) await enqueueMail(db, { kind: 'INVITATION', to, invitationId });
    await ask();
    const [first] = await claimMails(db, 1);
    expect(first).toMatchObject({ kind: 'RESET_PASSWORD', to: EMAIL, attempt: 1 });
  });

  it('has a mail as due in the moment it is put in', async () => {
    for (let n = 0; n < 20; n += 1) {
      await database.db.$transaction(async (tx) => {
        await enqueueMail(tx, { kind: 'RESET_PASSWORD', to: EMAIL });
        // What a transaction that begins at once would see.
        await tx.$executeRaw`UPDATE "Mail" SET "runAfter" = now()`;
        expect(await claimMails(tx, 1)).toHaveLength(1);
        await tx.mail.deleteMany();
      });
    }
  });

  it('takes no more than some thousands', async () => {
    const { db } = database;
    await db.$executeRaw`
      INSERT INTO "Mail" (id, kind, "to")
      SELECT gen_random_uuid(), 'RESET_PASSWORD', n || '@example.com' FROM generate_series(1, 10000) n`;
    await expect(ask()).rejects.toThrow('Too many mails wait to be sent');
    expect(await db.mail.count()).toBe(10_000);
  });
});
