import { expect, it } from 'vitest';
import type { GoogleConfig } from './google/ask-google.ts';
import { lockPerson } from '../../lib/db/lock-person.ts';
import { signUp, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { oneWaitsForLock } from '../../test/waits-for-lock.ts';
import { withFakeGoogle } from '../../test/doubles/fake-google.ts';

const database = useTestDatabase();
const AUTH = '/api/v1/auth';
const googleAccessToken = 'token-of-google';

type Person = Awaited<ReturnType<typeof signUp>>;
type Begun = PromiseLike<{ status: number; body: { code?: string } }>;

/** What somebody begins with the old password, in the browser of the session or in another one. */
const ACTS: Readonly<Record<string, (own: Browser, other: Browser, person: Person) => Begun>> = {
  'a sign-in': (_own, other, { email, password }) =>
    other.post(`${AUTH}/login`).send({ email, password }),
  'a change of the password': (own, _other, { password }) =>
    own
      .post(`${AUTH}/change-password`)
      .send({ currentPassword: password, newPassword: 'of a thief' }),
  'the deletion of the account': (own, _other, { password }) =>
    own.delete(`${AUTH}/delete-account`).send({ password }),
  'connecting Google': (own, _other, { password }) =>
    own.post(`${AUTH}/connect-google`).send({ googleAccessToken, password }),
};

it.each(Object.keys(ACTS))('%s ends with a new password that is set meanwhile', async (name) => {
  const { db } = database;
  await withFakeGoogle({}, async (google) => {
    const { own, other, person } = await signedIn(google);
    const { id } = person;
    const begun = await db.$transaction(async (tx) => {
      await lockPerson(tx, id);
      await tx.session.deleteMany({ where: { userId: id } });
      await tx.user.update({ where: { id }, data: { passwordHash: 'new' } });
      // Begun before this transaction ends: until then the session is there and the old password right.
      const answer = Promise.resolve(ACTS[name]?.(own, other, person));
      await oneWaitsForLock(database.db);
      return { answer };
    });
    const answer = await begun.answer;
    expect([answer?.status, answer?.body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(await db.user.findUnique({ where: { id } })).toMatchObject({ passwordHash: 'new' });
    expect(await db.session.count({ where: { userId: id } })).toBe(0);
    expect(await db.account.count({ where: { userId: id } })).toBe(0);
    expect(await db.auditEvent.count({ where: { subjectId: id } })).toBe(0);
  });
});

async function signedIn(google: GoogleConfig) {
  const { browser } = await startTestApp(database.db, { google, worker: false });
  const [own, other] = [browser(), browser()];
  return { own, other, person: await signUp(own) };
}
