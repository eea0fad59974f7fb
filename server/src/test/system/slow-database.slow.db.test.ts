import { errorBodySchema } from '@stepwise/contracts/error';
import { OPERATIONS, type Operation } from '@stepwise/contracts/operations/operations';
import type { Response, Test } from 'supertest';
import { expect, it } from 'vitest';
import { zipBytes } from '../../bank/archive/test-zip.ts';
import { DOUBLES } from '../../bank/import/test-package.ts';
import { ALERTS_OFF } from '../../features/metrics/alerts/alerts.ts';
import { closeDb, createDb, type DbTimeouts } from '../../lib/db/db.ts';
import { signUp, startTestApp } from '../app.ts';
import { useTestDatabase } from '../database.ts';
import { withFakeGoogle } from '../doubles/fake-google.ts';
import { fillPath } from '../requests/fitting-parameters.ts';
import { idleMail } from '../mailing-app.ts';
import { PASSWORD, wholeBodies, type Route } from '../requests/whole-bodies.ts';

const database = useTestDatabase();
const MISSING = '00000000-0000-4000-8000-000000000000';
const PACKAGE = zipBytes(
  Object.entries(DOUBLES).map(([path, content]) => {
    return { name: `doubles/${path}`, content: String(content), isPacked: true };
  }),
);

const sentAlerts = { state: () => ALERTS_OFF, send: () => Promise.resolve(null) };

/** What is answered all the same, and why. All else is answered with 503. */
const UNMOVED: Readonly<Partial<Record<Route, number>>> = {
  // These ask for people alone, who can be read.
  ...{ 'GET /admin/users': 200, 'GET /auth/email': 200, 'GET /auth/get-profile': 200 },
  // These ask the database for nothing.
  ...{ 'GET /auth/mail': 200, 'GET /execution-code/languages': 200 },
  ...{ 'POST /problems/try-small-inputs': 200, 'POST /trace': 200 },
  // The request brings a cookie, and no token.
  'GET /token': 404,
};

/** All but what tells who is signed in, and what counts requests: no route would be got to without these. */
const LOCKS = `
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public'
      AND tablename NOT IN ('User', 'Session', 'RoleGrant', 'RateCounter')
    LOOP EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', name); END LOOP;
    LOCK TABLE "User", "Session", "RoleGrant" IN EXCLUSIVE MODE;
  END $$`;

/** Two hundred requests, each of which waits in vain; on whatever machine. */
const WITHIN_MS = 240_000;
const SLOW = { connect: 10_000, statement: 20_000, lock: 20_000, idle: 20_000 };

type Method = 'get' | 'post' | 'put' | 'delete';
type Person = {
  readonly email: string;
  readonly otherId: string;
  readonly ask: (method: Method, address: string) => Test;
};

/** An administrator's requests to a server whose database is held by these locks. */
async function whileLocked(
  locks: string,
  timeouts: DbTimeouts,
  use: (person: Person) => Promise<void>,
): Promise<void> {
  const slow = createDb(database.url, { timeouts });
  const { browser: fastBrowser } = await startTestApp(database.db, { worker: false });
  const fast = fastBrowser();
  const { email } = await signUp(fast);
  const { id: otherId } = await signUp(fastBrowser());
  await database.db.user.update({ where: { email }, data: { role: 'ADMIN' } });
  const credentials = { email, password: PASSWORD };
  const login = await fast.post('/api/v1/auth/login').send(credentials).expect(200);
  const cookie = login.get('Set-Cookie')?.map((each) => each.split(';')[0]) ?? [];
  await withFakeGoogle({}, async (google) => {
    const parts = { worker: false, google, mail: idleMail, alerts: sentAlerts };
    const { browser } = await startTestApp(slow, parts);
    const ask: Person['ask'] = (method, address) =>
      browser()[method](address).set('Cookie', cookie.join('; '));
    await database.db.$transaction(
      async (tx) => {
        // It does nothing else while the requests are made, one after another.
        await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = 0`;
        await tx.$executeRawUnsafe(locks);
        await use({ email, otherId, ask });
      },
      { timeout: WITHIN_MS },
    );
  });
  await closeDb(slow);
}

it.each([
  ['a lock', { lock: 50 }],
  // What is answered all the same has to be read in that time.
  ['a statement', { statement: 150 }],
])(
  'is answered with 503 and Retry-After when it takes too long for %s',
  { timeout: WITHIN_MS },
  async (_what, short) => {
    const answers = new Map<string, number>();
    await whileLocked(LOCKS, { ...SLOW, ...short }, async ({ email, otherId, ask }) => {
      const bodies = {
        ...wholeBodies({ problemId: MISSING, email }),
        // Nobody's password changes here.
        'POST /auth/login': { email, password: PASSWORD },
        'DELETE /auth/delete-account': { password: PASSWORD },
      };
      for (const [route, { upload }] of Object.entries<Operation>(OPERATIONS)) {
        const [method = '', path = ''] = route.split(' ');
        const id = path.startsWith('/admin/users/') ? otherId : MISSING;
        // Versions of a draft are asked for by the language; nothing else minds.
        const address = `/api/v1${fillPath(path, id)}?language=PYTHON`;
        const request = ask(method.toLowerCase() as Method, address);
        const answer = await (upload === undefined
          ? request.send(bodies[route as Route])
          : request.type(upload).send(PACKAGE));
        if (answer.status === 503) expectUnavailable(answer);
        else answers.set(route, answer.status);
      }
    });
    expect(Object.fromEntries(answers)).toEqual(UNMOVED);
  },
);

it('is answered alike when it is the counting of requests that takes too long', async () => {
  const locks = 'LOCK TABLE "RateCounter" IN ACCESS EXCLUSIVE MODE';
  await whileLocked(locks, { ...SLOW, lock: 50 }, async ({ email, ask }) => {
    const credentials = { email, password: PASSWORD };
    expectUnavailable(await ask('post', '/api/v1/auth/login').send(credentials));
  });
});

function expectUnavailable({ status, body, headers }: Response): void {
  expect([status, errorBodySchema.parse(body).code]).toEqual([503, 'DATABASE_UNAVAILABLE']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}
