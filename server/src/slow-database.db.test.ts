import { errorBodySchema } from '@stepwise/contracts/error';
import { OPERATIONS, type Operation } from '@stepwise/contracts/operations/operations';
import { expect, it } from 'vitest';
import { zipBytes } from './bank/archive/test-zip.ts';
import { DOUBLES } from './bank/import/test-package.ts';
import { closeDb, createDb } from './lib/db.ts';
import { signUp, startTestApp } from './test/app.ts';
import { useTestDatabase } from './test/database.ts';

const database = useTestDatabase();
const MISSING = '00000000-0000-4000-8000-000000000000';
const PASSWORD = 'secret-enough';
const PACKAGE = zipBytes(
  Object.entries(DOUBLES).map(([path, content]) => {
    return { name: `doubles/${path}`, content: String(content), isPacked: true };
  }),
);

const PROBLEM = {
  title: 'Sums',
  description: 'Add the two numbers.',
  difficulty: 'EASY',
  tags: ['Math', 'LVL-0'],
  constraints: 'none',
  examples: {},
  testCases: [{ input: '1', output: '1' }],
  codeSnippets: { PYTHON: 'x', JAVASCRIPT: 'x', JAVA: 'x' },
  referenceSolution: { PYTHON: '1', JAVASCRIPT: '1', JAVA: '1' },
};
const PROGRAM = { source_code: { PYTHON: 'echo' }, language_id: 71, problemId: MISSING };
const PERSON = { name: 'Grace', email: 'grace@example.com', password: PASSWORD };

/** A body that passes the contract for each route that has one. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /auth/register': PERSON,
  'POST /auth/login': PERSON,
  'PUT /auth/update-profile': { name: 'Grace' },
  'POST /auth/change-password': { currentPassword: PASSWORD, newPassword: 'another-secret' },
  'POST /auth/tokens': { name: 'Laptop', scopes: ['read'], password: PASSWORD },
  'DELETE /auth/delete-account': { password: PASSWORD },
  'POST /problems/create-problem': PROBLEM,
  'PUT /problems/update-problem/{id}': PROBLEM,
  'POST /execution-code': PROGRAM,
  'POST /execution-code/custom': { ...PROGRAM, stdin: ['1'] },
  'POST /playlist/create-playlist': { name: 'Mine' },
  'POST /rehearsal': { minutes: 30, problemIds: [MISSING] },
  'POST /rehearsal/{id}/opened': { problemId: MISSING },
  'POST /rehearsal/{id}/tape': {
    ...{ position: 1, take: MISSING, seq: 0, events: [{ at: 0, kind: 'run' }] },
  },
  'PUT /rehearsal/{id}/tape': { kept: true },
  'PUT /rehearsal/{id}/share': { parts: ['times'] },
  'PUT /public-page': { handle: 'grace', isPublic: true },
  'POST /shared-report': { token: 'x' },
  'POST /shared-report/tape': { token: 'x', position: 1 },
  'POST /playlist/{id}/add-problem': { problemIds: [MISSING] },
  'DELETE /playlist/{id}/remove-problem': { problemIds: [MISSING] },
};

/** All but what tells who is signed in: with that away every route would be answered alike. */
const LOCKS = `
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables
      WHERE schemaname = 'public' AND tablename NOT IN ('User', 'Session')
    LOOP EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', name); END LOOP;
    LOCK TABLE "User", "Session" IN EXCLUSIVE MODE;
  END $$`;

it.each([
  ['a lock', { lock: 50 }],
  ['a statement', { statement: 50 }],
])('is answered with 503 and Retry-After when it takes too long for %s', async (_what, short) => {
  const timeouts = { connect: 10_000, statement: 20_000, lock: 20_000, idle: 20_000, ...short };
  const slow = createDb(database.url, { timeouts });
  const { browser: fastBrowser } = await startTestApp(database.db, { worker: false });
  const fast = fastBrowser();
  const { email, password } = await signUp(fast);
  await database.db.user.update({ where: { email }, data: { role: 'ADMIN' } });
  const login = await fast.post('/api/v1/auth/login').send({ email, password }).expect(200);
  const cookie = login.get('Set-Cookie')?.map((each) => each.split(';')[0]) ?? [];
  const { browser } = await startTestApp(slow, { worker: false });
  const answers = new Map<string, number>();
  await database.db.$transaction(
    async (tx) => {
      // It does nothing else while all routes are asked, one after another.
      await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = 0`;
      await tx.$executeRawUnsafe(LOCKS);
      for (const [route, { upload }] of Object.entries<Operation>(OPERATIONS)) {
        const [method = '', path = ''] = route.split(' ');
        const address = `/api/v1${path.replace(/\{\w+\}/, MISSING)}`;
        const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
        const request = browser()[verb](address).set('Cookie', cookie.join('; '));
        const answer = await (upload === undefined
          ? request.send(BODIES[route])
          : request.type(upload).send(PACKAGE));
        answers.set(route, answer.status);
        if (answer.status < 400) continue;
        expect([route, errorBodySchema.parse(answer.body).code]).not.toContain('INTERNAL');
        if (answer.status === 503) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      }
    },
    { timeout: 60_000 },
  );
  await closeDb(slow);
  const unavailable = [...answers].filter(([, status]) => status === 503).map(([route]) => route);
  expect(unavailable).toEqual(expect.arrayContaining(Object.keys(BODIES)));
  expect(unavailable.length).toBeGreaterThan(20);
});
