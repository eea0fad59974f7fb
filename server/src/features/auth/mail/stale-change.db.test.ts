import { expect, it } from 'vitest';
import { lockPerson } from '../../../lib/db/lock-person.ts';
import { signUp, startTestApp, type Browser } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { oneWaitsForLock } from '../../../test/waits-for-lock.ts';
import { idleMail, SITE } from '../../../test/mailing-app.ts';
import { makeLink, makeMailedLink } from '../one-time-link.service.ts';
import { claimMails } from './mail-queue.queries.ts';
import { writeMail } from './write-mail.ts';

const database = useTestDatabase();
const mail = idleMail;

const post = (browser: Browser, route: string, body: object) =>
  browser.post(`/api/v1/auth/${route}`).send(body);

/** Somebody who is signed in where nothing takes mails out of the queue. */
async function person() {
  const { browser: newBrowser } = await startTestApp(database.db, { mail, worker: false });
  const browser = newBrowser();
  return { browser, ...(await signUp(browser)) };
}

it.each([
  ['change-password', { currentPassword: 'secret-enough', newPassword: 'another secret' }],
  ['reset-password', { newPassword: 'another secret' }],
])('a change of address that waits to be mailed ends with %s', async (route, body) => {
  const { db } = database;
  const { browser, id, password } = await person();
  // As of a thief of the password, whose mail server says "later" until the owner has a new one.
  await post(browser, 'change-email', { email: 'thief@example.com', password }).expect(200);
  const jobs = (await claimMails(db, 10)).filter(({ userId }) => userId === id);
  expect(jobs.map(({ to }) => to)).toContain('thief@example.com');
  const token = await makeLink(db, id, 'RESET_PASSWORD');
  await post(browser, route, { token, ...body }).expect(200);
  expect(await db.mail.count({ where: { userId: id } })).toBe(0);
  for (const job of jobs) expect(await writeMail({ db, siteUrl: SITE, name: '' }, job)).toBeNull();
  expect(await db.oneTimeLink.count({ where: { userId: id, usedAt: null } })).toBe(0);
});

it('a change of address is not begun with a password that is changed meanwhile', async () => {
  const { db } = database;
  const { browser, id, password } = await person();
  const [asking] = await db.$transaction(async (tx) => {
    await lockPerson(tx, id);
    await tx.user.update({ where: { id }, data: { passwordHash: 'changed' } });
    const wish = { email: 'thief@example.com', password };
    const answer = post(browser, 'change-email', wish).then(({ status }) => status);
    // The old password is right until this transaction ends.
    await oneWaitsForLock(database.db);
    return [answer];
  });
  expect(await asking).toBe(401);
  expect(await db.mail.count({ where: { to: 'thief@example.com', userId: id } })).toBe(0);
});

it('a change of address that waits to be mailed ends with the wish for another one', async () => {
  const { db } = database;
  const { browser, id, email, password } = await person();
  const ask = async (to: string) => {
    await post(browser, 'change-email', { email: to, password }).expect(200);
    const jobs = (await claimMails(db, 10)).filter(({ userId }) => userId === id);
    return jobs.filter((job) => job.to === to);
  };
  const [mistyped] = await ask(`mistyped-${email}`);
  if (mistyped === undefined) throw new Error('No mail waits');
  // Sent, and not sent yet: neither does anything from now on.
  const { text = '' } = (await writeMail({ db, siteUrl: SITE, name: '' }, mistyped)) ?? {};
  const token = /#([\w-]{43})/.exec(text)?.[1] ?? '';
  const [meant] = await ask(`meant-${email}`);
  expect(await writeMail({ db, siteUrl: SITE, name: '' }, mistyped)).toBeNull();
  await post(browser, 'confirm-email', { token }).expect(409);
  if (meant === undefined) throw new Error('No mail waits');
  const { text: last = '' } = (await writeMail({ db, siteUrl: SITE, name: '' }, meant)) ?? {};
  await post(browser, 'confirm-email', { token: /#([\w-]{43})/.exec(last)?.[1] }).expect(200);
  const own = await browser.get('/api/v1/auth/email').expect(200);
  expect(own.body.data).toMatchObject({ email: `meant-${email}`, isConfirmed: true });
});

it('a change of address ends when the present one is confirmed', async () => {
  const { db } = database;
  const { browser, id, email, password } = await person();
  const next = `next-${email}`;
  await post(browser, 'change-email', { email: next, password }).expect(200);
  const link = { userId: id, kind: 'CONFIRM_EMAIL' } as const;
  const changing = await makeMailedLink(db, { ...link, email: next });
  const confirming = await makeMailedLink(db, { ...link, email });
  await post(browser, 'confirm-email', { token: confirming }).expect(200);
  expect(await db.mail.count({ where: { userId: id, to: next } })).toBe(0);
  await post(browser, 'confirm-email', { token: changing }).expect(409);
  const own = await browser.get('/api/v1/auth/email').expect(200);
  expect(own.body.data).toMatchObject({ email, isConfirmed: true });
});

it('no link to the old address is asked for while it is changed', async () => {
  const { db } = database;
  const { browser, id, email } = await person();
  await db.mail.deleteMany({ where: { userId: id } });
  const begun = await db.$transaction(async (tx) => {
    await lockPerson(tx, id);
    await tx.user.update({ where: { id }, data: { email: `new-${email}` } });
    const answer = post(browser, 'send-confirmation', {}).then(({ status }) => status);
    await oneWaitsForLock(database.db);
    return { answer };
  });
  expect(await begun.answer).toBe(200);
  const mails = await db.mail.findMany({ where: { userId: id }, select: { to: true } });
  expect(mails).toEqual([{ to: `new-${email}` }]);
});

it('the old address is told of the change also when the account is deleted at once', async () => {
  const { db } = database;
  const { browser, id, email, password } = await person();
  const next = `next-${email}`;
  const token = await makeMailedLink(db, { userId: id, kind: 'CONFIRM_EMAIL', email: next });
  await post(browser, 'confirm-email', { token }).expect(200);
  await browser.delete('/api/v1/auth/delete-account').send({ password }).expect(200);
  const told = await db.mail.findMany({ where: { to: email }, select: { kind: true } });
  expect(told).toEqual([{ kind: 'EMAIL_CHANGED' }]);
});

it('a change of address does not lead to where nobody can register by now', async () => {
  const { db } = database;
  const { browser, id: userId, email } = await person();
  const link = { userId, kind: 'CONFIRM_EMAIL', email: `out-${email}` } as const;
  const token = await makeMailedLink(db, link);
  const value = { mode: 'OPEN', domains: ['school.example'] };
  await db.setting.create({ data: { key: 'registration', value } });
  const answer = await post(browser, 'confirm-email', { token }).expect(400);
  await db.setting.deleteMany();
  expect(answer.body.message).toBe('Use an email at school.example');
  expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({ email });
});
