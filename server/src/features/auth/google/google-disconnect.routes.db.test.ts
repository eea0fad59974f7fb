import { beforeEach, describe, expect, it } from 'vitest';
import { signUp, startTestApp, type Browser } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { withFakeGoogle } from '../../../test/doubles/fake-google.ts';
import { COMMAND } from '../../audit/audit.queries.ts';
import { makeResetLink } from '../reset-password.service.ts';

const database = useTestDatabase();
const AUTH = '/api/v1/auth';
const googleAccessToken = 'token-of-google';

beforeEach(async () => {
  await database.db.account.deleteMany();
});

type Person = Awaited<ReturnType<typeof signUp>>;
type Scene = { readonly browser: Browser; readonly newBrowser: () => Browser; user: Person };

/** Somebody who has a password, and whom Google signs in, too. */
async function connected(use: (scene: Scene) => Promise<void>): Promise<void> {
  await withFakeGoogle({}, async (google) => {
    const { browser: newBrowser } = await startTestApp(database.db, { google, worker: false });
    const browser = newBrowser();
    const user = await signUp(browser);
    const body = { googleAccessToken, password: user.password };
    await browser.post(`${AUTH}/connect-google`).send(body).expect(200);
    await use({ browser, newBrowser, user });
  });
}

/** Whom Google signs in. */
async function signedInByGoogle(newBrowser: () => Browser): Promise<string> {
  const { body } = await newBrowser().post(`${AUTH}/login`).send({ googleAccessToken });
  return body.user.id;
}

const lastActOn = (subjectId: string) =>
  database.db.auditEvent.findFirst({ where: { subjectId }, orderBy: [{ at: 'desc' }] });

describe('a new password that is set with a link', () => {
  const reset = async (newBrowser: () => Browser, { email }: Person) => {
    const path = await makeResetLink(database.db, { email }, COMMAND);
    const body = { token: path?.split('#')[1] ?? '', newPassword: 'of the owner' };
    await newBrowser().post(`${AUTH}/reset-password`).send(body).expect(200);
  };

  it('lets the Google account of whoever had the old one in no more', () =>
    connected(async ({ newBrowser, user }) => {
      expect(await signedInByGoogle(newBrowser)).toBe(user.id);
      await reset(newBrowser, user);
      expect(await signedInByGoogle(newBrowser)).not.toBe(user.id);
      expect(await lastActOn(user.id)).toMatchObject({
        action: 'password.reset',
        after: { sessions: 2, tokens: 0, google: 1 },
      });
    }));

  it('leaves Google to whoever had no password', () =>
    connected(async ({ newBrowser, user }) => {
      await database.db.user.update({ where: { id: user.id }, data: { passwordHash: null } });
      await reset(newBrowser, user);
      expect(await signedInByGoogle(newBrowser)).toBe(user.id);
    }));
});

describe('disconnecting Google', () => {
  const disconnect = (browser: Browser, password?: string) =>
    browser.delete(`${AUTH}/google-connection`).send({ password });
  const isConnected = async (browser: Browser) =>
    (await browser.get(`${AUTH}/google-connection`).expect(200)).body.data.connected as boolean;

  it('needs the password, and then Google signs in as the person no more', () =>
    connected(async ({ browser, newBrowser, user }) => {
      for (const wrong of [undefined, 'a wrong one']) {
        const { body } = await disconnect(browser, wrong).expect(401);
        expect(body.code).toBe('INVALID_CREDENTIALS');
      }
      expect(await isConnected(browser)).toBe(true);
      const { body } = await disconnect(browser, user.password).expect(200);
      expect(body.data).toEqual({ connected: false });
      expect(await isConnected(browser)).toBe(false);
      expect(await signedInByGoogle(newBrowser)).not.toBe(user.id);
      // Once more changes nothing.
      await disconnect(browser, user.password).expect(200);
      const acts = { subjectId: user.id, action: 'google.disconnected' };
      expect(await database.db.auditEvent.count({ where: acts })).toBe(1);
    }));

  it('is refused to whoever would be locked out', () =>
    connected(async ({ browser, user }) => {
      await database.db.user.update({ where: { id: user.id }, data: { passwordHash: null } });
      const { body } = await disconnect(browser).expect(409);
      expect([body.code, body.message]).toEqual(['CONFLICT', expect.stringMatching(/password/)]);
      expect(await isConnected(browser)).toBe(true);
    }));

  it('is for whoever is signed in', async () => {
    const { browser } = await startTestApp(database.db, { worker: false });
    await disconnect(browser(), 'secret-enough').expect(401);
  });
});
