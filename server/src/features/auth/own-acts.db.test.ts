import { OPERATIONS } from '@stepwise/contracts/operations/operations';
import { describe, expect, it } from 'vitest';
import { makeToken, signUp, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { withFakeGoogle } from '../../test/doubles/fake-google.ts';
import { idleMail } from '../../test/mailing-app.ts';
import { COMMAND } from '../audit/audit.queries.ts';
import { makeMailedLink } from './one-time-link.service.ts';
import { makeResetLink } from './reset-password.service.ts';

const database = useTestDatabase();

type Person = Awaited<ReturnType<typeof signUp>> & { readonly browser: Browser };

type OwnAct = {
  /** Does it, and answers with the status. */
  readonly run: (person: Person) => Promise<{ status: number }>;
  /** What the row says of it; null for what changes neither who gets in nor by what. */
  readonly action: string | null;
  readonly after?: object;
};

const AUTH = '/api/v1/auth';
const newPassword = 'another-password';
const googleAccessToken = 'token-of-google';

const unrecorded = (run: OwnAct['run']): OwnAct => ({ action: null, run });
const post = ({ browser }: Person, route: string, body: object = {}) =>
  browser.post(`${AUTH}/${route}`).send(body);

/** How each operation with which a person changes the own account is used. */
const ACTS: Readonly<Record<string, OwnAct>> = {
  'POST /auth/change-password': {
    action: 'password.changed',
    after: { sessions: 0, tokens: 1 },
    run: async (person) => {
      await makeToken(person.browser, { password: person.password });
      const body = { currentPassword: person.password, newPassword };
      return post(person, 'change-password', body);
    },
  },
  'POST /auth/reset-password': {
    action: 'password.reset',
    after: { sessions: 1, tokens: 0 },
    run: async (person) => {
      const path = await makeResetLink(database.db, { id: person.id }, COMMAND);
      const token = path?.split('#')[1] ?? '';
      return post(person, 'reset-password', { token, newPassword });
    },
  },
  'POST /auth/logout-everywhere': {
    action: 'sessions.ended',
    after: { count: 1, tokens: 0 },
    run: (person) => post(person, 'logout-everywhere'),
  },
  'DELETE /auth/delete-account': {
    action: 'account.deleted',
    run: ({ browser, password }) => browser.delete(`${AUTH}/delete-account`).send({ password }),
  },
  'POST /auth/reset-progress': {
    action: 'progress.reset',
    run: (person) => post(person, 'reset-progress', { password: person.password }),
  },
  'POST /auth/connect-google': {
    action: 'google.connected',
    run: (person) =>
      post(person, 'connect-google', { googleAccessToken, password: person.password }),
  },
  'DELETE /auth/google-connection': {
    action: 'google.disconnected',
    after: { count: 1 },
    run: async (person) => {
      const { browser, password } = person;
      await post(person, 'connect-google', { googleAccessToken, password });
      return browser.delete(`${AUTH}/google-connection`).send({ password });
    },
  },
  'POST /auth/confirm-email': {
    action: 'email.changed',
    run: async (person) => {
      const link = { userId: person.id, kind: 'CONFIRM_EMAIL' } as const;
      const email = `new-${person.email}`;
      const token = await makeMailedLink(database.db, { ...link, email });
      return post(person, 'confirm-email', { token });
    },
  },
  'POST /auth/tokens': {
    action: 'token.made',
    after: { name: 'Laptop', scopes: ['read'], days: 90 },
    run: (person) => {
      const { password } = person;
      return post(person, 'tokens', { name: 'Laptop', scopes: ['read'], password });
    },
  },
  'DELETE /auth/tokens/{id}': {
    action: 'token.revoked',
    run: async ({ browser, password }) => {
      const { id } = await makeToken(browser, { password });
      return browser.delete(`${AUTH}/tokens/${id}`);
    },
  },
  'PUT /auth/update-profile': unrecorded(({ browser }) =>
    browser.put(`${AUTH}/update-profile`).send({ name: 'Grace Hopper' }),
  ),
  'PUT /auth/preferences': unrecorded(({ browser }) =>
    browser.put(`${AUTH}/preferences`).send({ language: 'PYTHON' }),
  ),
  'POST /auth/send-confirmation': unrecorded((person) => post(person, 'send-confirmation')),
  // Nothing changes before the link is opened.
  'POST /auth/change-email': unrecorded((person) => {
    const { email, password } = person;
    return post(person, 'change-email', { email: `next-${email}`, password });
  }),
  'POST /auth/forgot-password': unrecorded((person) =>
    post(person, 'forgot-password', { email: person.email }),
  ),
  'POST /auth/login': unrecorded((person) => {
    const { email, password } = person;
    return post(person, 'login', { email, password });
  }),
  'POST /auth/logout': unrecorded((person) => post(person, 'logout')),
  'POST /auth/register': unrecorded(async ({ browser }) => {
    await signUp(browser);
    return { status: 201 };
  }),
};

/** Ask, and say whether a link works. */
const READING = new Set(['POST /auth/check-invitation', 'POST /auth/check-reset-link']);

async function doAs(run: OwnAct['run']) {
  let person = { id: '', status: 0 };
  await withFakeGoogle({}, async (google) => {
    const { browser: newBrowser } = await startTestApp(database.db, { google, mail: idleMail });
    const browser = newBrowser();
    const user = await signUp(browser);
    const { status } = await run({ ...user, browser });
    person = { id: user.id, status };
  });
  return person;
}

const actsOn = (subjectId: string) =>
  database.db.auditEvent.findMany({
    where: { subjectId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  });

describe('what people do with the own account', () => {
  it('is known here, act by act', () => {
    const acts = Object.keys(OPERATIONS).filter(
      (route) => /^(POST|PUT|DELETE) \/auth\//.test(route) && !READING.has(route),
    );
    expect(Object.keys(ACTS).sort()).toEqual(acts.sort());
  });

  it.each(Object.entries(ACTS))('%s is recorded as what it is', async (_route, act) => {
    await database.db.account.deleteMany();
    const { id, status } = await doAs(act.run);
    expect([200, 201]).toContain(status);
    const rows = await actsOn(id);
    if (act.action === null) return expect(rows).toEqual([]);
    expect(rows[0]).toMatchObject({
      ...{ action: act.action, actorId: id, subjectType: 'user', after: act.after ?? null },
      ...{ ip: expect.any(String), requestId: expect.any(String) },
    });
    expect(rows.filter(({ action }) => action === act.action)).toHaveLength(1);
    const secrets = new RegExp(`${newPassword}|secret-enough|token-of-google|swp_|example\\.com`);
    expect(JSON.stringify(rows)).not.toMatch(secrets);
  });

  it('leaves nothing where it was refused, or was so already', async () => {
    const { id } = await doAs(async (person) => {
      const { password } = person;
      const wrong = { currentPassword: 'a wrong one', newPassword };
      await post(person, 'change-password', wrong).expect(401);
      await person.browser.delete(`${AUTH}/delete-account`).send({ password: 'wrong' }).expect(401);
      await database.db.account.deleteMany();
      const google = { googleAccessToken, password };
      await post(person, 'connect-google', { ...google, password: 'a wrong one' }).expect(401);
      await post(person, 'connect-google', google).expect(200);
      return post(person, 'connect-google', google);
    });
    expect((await actsOn(id)).map(({ action }) => action)).toEqual(['google.connected']);
  });

  it('has a row also where Google connects itself when a person without password signs in', async () => {
    await database.db.account.deleteMany();
    await database.db.user.deleteMany({ where: { email: 'ada@gmail.com' } });
    const data = { name: 'Ada', email: 'ada@gmail.com' };
    const { id } = await database.db.user.create({ data });
    await doAs((person) => post(person, 'login', { googleAccessToken }));
    expect(await actsOn(id)).toMatchObject([
      { action: 'google.connected', actorId: id, ip: expect.any(String) },
    ]);
  });
});
