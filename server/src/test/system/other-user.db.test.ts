import { USER_HEADER } from '@stepwise/contracts/auth';
import type { OPERATIONS } from '@stepwise/contracts/operations/operations';
import { describe, expect, it } from 'vitest';
import { createOpenApi } from '../../features/docs/openapi.ts';
import { signUp, signUpAdmin, startTestApp, type Browser } from '../app.ts';
import { useTestDatabase } from '../database.ts';
import { buildProblem } from '../factories.ts';

const database = useTestDatabase();

type Route = keyof typeof OPERATIONS;
type WritingRoute = Exclude<Route, `GET ${string}`>;

type Known = { readonly problemId: string; readonly playlistId: string };

const ANNOUNCEMENT = {
  ...{ text: 'We restart', level: 'INFO', audience: 'EVERYBODY' },
  ...{ from: '2099-12-01T00:00:00Z', until: '2100-01-01T00:00:00Z' },
};

const TAPE = {
  ...{ position: 1, take: '00000000-0000-4000-8000-000000000000', seq: 0 },
  events: [{ at: 0, kind: 'run' }],
};

/** What each writing route is asked with. A new route needs its line here. */
const REQUESTS: { readonly [R in WritingRoute]: (known: Known) => object } = {
  'POST /auth/register': () => ({ name: 'Eve', email: 'eve@example.com', password: 'secret-1' }),
  'POST /auth/login': () => ({ email: 'eve@example.com', password: 'secret-enough' }),
  'PUT /auth/update-profile': () => ({ name: 'Renamed' }),
  'PUT /auth/preferences': () => ({ language: 'PYTHON' }),
  'POST /auth/tokens': () => ({ name: 'Laptop', scopes: ['read'], password: 'secret-enough' }),
  'DELETE /auth/tokens/{id}': () => ({}),
  'POST /auth/change-password': () => ({
    currentPassword: 'secret-enough',
    newPassword: 'secret-2',
  }),
  'POST /auth/reset-progress': () => ({ password: 'secret-enough' }),
  'POST /auth/reset-password': () => ({ token: 'x', newPassword: 'secret-2' }),
  'POST /auth/check-reset-link': () => ({ token: 'x' }),
  'POST /auth/check-invitation': () => ({ invitation: 'x' }),
  'POST /auth/forgot-password': () => ({ email: 'eve@example.com' }),
  'POST /auth/confirm-email': () => ({ token: 'x' }),
  'POST /auth/send-confirmation': () => ({}),
  'POST /auth/change-email': () => ({ email: 'eve@example.com', password: 'secret-enough' }),
  'POST /auth/logout-everywhere': () => ({}),
  'POST /auth/connect-google': () => ({ googleAccessToken: 'x', password: 'secret-enough' }),
  'DELETE /auth/google-connection': () => ({ password: 'secret-enough' }),
  'POST /problems/reveal-reference-solution/{id}': () => ({}),
  'POST /problems/create-problem': () => ({ title: 'Another problem' }),
  'PUT /problems/update-problem/{id}': () => ({ title: 'Another title' }),
  'POST /problems/run-references': () => ({}),
  'POST /problems/try-small-inputs': () => ({}),
  'POST /problems/import': () => ({}),
  'POST /problems/rejudge/{id}': () => ({}),
  'POST /admin/users/{id}/end-sessions': () => ({}),
  'POST /admin/users/{id}/suspend': () => ({ reason: 'Spam' }),
  'POST /admin/users/{id}/unsuspend': () => ({}),
  'PUT /admin/users/{id}/role': () => ({ role: 'ADMIN' }),
  'POST /admin/users/{id}/reset-link': () => ({}),
  'POST /admin/users/{id}/grants': () => ({ role: 'SETTER', scope: 'SITE', days: null }),
  'DELETE /admin/users/{id}/grants/{grantId}': () => ({}),
  'PUT /admin/registration': () => ({ mode: 'CLOSED', domains: [], basedOn: 0 }),
  'POST /admin/invitations': () => ({ note: 'Class 10b', places: 30, days: 7 }),
  'POST /admin/invitations/many': () => ({
    ...{ note: 'Class 10b', days: 7, emails: ['eve@example.com'], byMail: false },
  }),
  'POST /admin/invitations/{id}/revoke': () => ({}),
  'POST /admin/invitations/lists/{id}/revoke': () => ({}),
  'POST /contact': () => ({ name: 'Eve', email: 'eve@example.com', message: 'Hello' }),
  'POST /announcements/{id}/dismiss': () => ({ version: 1 }),
  'POST /admin/announcements': () => ANNOUNCEMENT,
  'PUT /admin/announcements/{id}': () => ANNOUNCEMENT,
  'DELETE /admin/announcements/{id}': () => ({}),
  'PUT /admin/site': () => ({
    ...{ name: 'Eve', contactEmail: '', terms: '', privacy: '', imprint: '', basedOn: 0 },
  }),
  'PUT /admin/messages/{id}': () => ({ isRead: true }),
  'DELETE /admin/messages/{id}': () => ({}),
  'POST /admin/metrics/test-alert': () => ({}),
  'POST /admin/mail/test': () => ({}),
  'POST /rejudging/{id}/pause': () => ({}),
  'POST /rejudging/{id}/resume': () => ({}),
  'POST /rejudging/{id}/cancel': () => ({}),
  'POST /execution-code': ({ problemId }) => ({
    source_code: { PYTHON: 'echo' },
    language_id: 71,
    problemId,
  }),
  'DELETE /execution-code/{id}': () => ({}),
  'POST /execution-code/custom': ({ problemId }) => ({
    source_code: 'echo',
    language_id: 71,
    problemId,
    stdin: ['1'],
  }),
  'POST /execution-code/samples': ({ problemId }) => ({
    source_code: 'echo',
    language_id: 71,
    problemId,
  }),
  'PUT /draft/{problemId}': () => ({ language: 'PYTHON', code: 'echo', basedOn: 0 }),
  'PUT /note/{problemId}': () => ({ text: 'Two variables', basedOn: 0 }),
  'PUT /review/settings': () => ({ perDay: 5, interviewOn: null, pausedUntil: null }),
  'POST /review/calendar': () => ({}),
  'DELETE /review/calendar': () => ({}),
  'POST /review/{problemId}/opened': () => ({ timeZone: 'Europe/Berlin', review: true }),
  'POST /review/{problemId}/seen': () => ({ hints: 1 }),
  'POST /review/{problemId}/active': () => ({ seconds: 60 }),
  'POST /review/{problemId}/grade': () => ({ grade: 'EASY' }),
  'POST /review/{problemId}/suspend': () => ({ suspended: true }),
  'POST /review/{problemId}/bury': () => ({}),
  'POST /review/{problemId}/forget': () => ({}),
  'POST /record/read-zip': () => ({}),
  'POST /rehearsal': ({ problemId }) => ({ minutes: 30, problemIds: [problemId] }),
  'POST /rehearsal/{id}/opened': ({ problemId }) => ({ problemId }),
  'POST /rehearsal/{id}/end': () => ({}),
  'PUT /rehearsal/{id}/rubric': () => ({
    ...{ askedFirst: 1, saidComplexity: 2, testedEdges: 3, spokeAloud: 4, cleanCode: 4 },
  }),
  'POST /rehearsal/{id}/tape': () => TAPE,
  'PUT /rehearsal/{id}/tape': () => ({ kept: true }),
  'DELETE /rehearsal/{id}/tape': () => ({}),
  'PUT /rehearsal/{id}/share': () => ({ parts: ['times'] }),
  'DELETE /rehearsal/{id}/share': () => ({}),
  'PUT /public-page': () => ({ handle: 'eve-example', isPublic: true }),
  'POST /shared-report': () => ({ token: 'token' }),
  'POST /shared-report/tape': () => ({ token: 'token', position: 1 }),
  'POST /submission/{id}/counterexample': () => ({}),
  'POST /submission/{id}/growth': () => ({}),
  'POST /trace': () => ({ language: 'PYTHON', source: 'echo', input: '1' }),
  'POST /playlist/create-playlist': () => ({ name: 'New' }),
  'POST /playlist/{id}/add-problem': ({ problemId }) => ({ problemIds: [problemId] }),
  'DELETE /playlist/{id}/remove-problem': ({ problemId }) => ({ problemIds: [problemId] }),
  'DELETE /playlist/{id}': () => ({}),
  'DELETE /problems/delete-problem/{id}': () => ({}),
  'POST /auth/logout': () => ({}),
  'DELETE /auth/delete-account': () => ({ password: 'secret-enough' }),
};

/** Of these the body is a file. */
const UPLOADS = ['POST /problems/import', 'POST /record/read-zip'];

function writingRoutesOfDocument(): string[] {
  const paths = createOpenApi()['paths'] as Record<string, object>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get')
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
}

/** Everything that is stored, but for counters of attempts, as one text. */
async function everythingStored(): Promise<string> {
  const { db } = database;
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_name <> 'RateCounter' ORDER BY 1`;
  const contents = [];
  for (const { name } of tables) {
    const rows = await db.$queryRawUnsafe<object[]>(
      `SELECT md5(coalesce(string_agg(t::text, ' ' ORDER BY t::text), '')) AS hash FROM "${name}" t`,
    );
    contents.push([name, rows]);
  }
  return JSON.stringify(contents);
}

function send(browser: Browser, route: string, userId: string, known: Known) {
  const [method = '', path = ''] = route.split(' ');
  const id = path.startsWith('/playlist') ? known.playlistId : known.problemId;
  return browser[method.toLowerCase() as 'post'](`/api/v1${path.replace(/\{\w+\}/g, id)}`)
    .set(USER_HEADER, userId)
    .type(UPLOADS.includes(route) ? 'application/zip' : 'json')
    .send(JSON.stringify(REQUESTS[route as WritingRoute](known)));
}

/** Two people: the page is of the first, the browser's session by now of the second. */
async function twoPeople() {
  const { browser: newBrowser } = await startTestApp(database.db, { worker: false });
  const stale = await signUp(newBrowser());
  const browser = newBrowser();
  const now = await signUpAdmin(database.db, browser);
  await signUpAdmin(database.db, newBrowser());
  const { id: problemId } = await buildProblem(database.db);
  const made = await browser
    .post('/api/v1/playlist/create-playlist')
    .send({ name: 'Mine' })
    .expect(201);
  const known = { problemId, playlistId: made.body.data.id as string };
  return { stale, now, browser, known };
}

describe('a page that believes somebody else to be signed in', () => {
  it('is refused by every writing route, and nothing takes effect', async () => {
    const { stale, now, browser, known } = await twoPeople();
    const routes = writingRoutesOfDocument();
    expect(routes.sort()).toEqual(Object.keys(REQUESTS).sort());

    const before = await everythingStored();
    for (const route of routes) {
      const answer = await send(browser, route, stale.id, known);
      expect([route, answer.status, answer.body.code]).toEqual([route, 409, 'OTHER_USER']);
      expect(answer.headers['set-cookie'], route).toBeUndefined();
    }
    expect(await everythingStored()).toBe(before);

    await send(browser, 'POST /playlist/create-playlist', now.id, known).expect(201);
    expect(await everythingStored()).not.toBe(before);
  });

  it('reads nothing of the other person either', async () => {
    const { stale, now, browser } = await twoPeople();
    const read = (id: string) => browser.get('/api/v1/auth/get-profile').set(USER_HEADER, id);
    expect((await read(stale.id).expect(409)).text).not.toContain(now.id);
    await read(now.id).expect(200);
    await browser.get('/api/v1/auth/get-profile').expect(200);
  });
});
